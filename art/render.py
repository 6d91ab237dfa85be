#!/usr/bin/env python3
"""Render the site's pictures: art/render.py [--samples N] [--scale S] [--force] [scene or picture ...]

Without names: every scene in art/scenes. What is already in content/ at the asked quality or better (art/.quality.json,
kept beside the scenes) and not older than its scene file is skipped. Needs Blender (Debian: blender python3-numpy) and ImageMagick.
"""
import argparse, glob, json, os, subprocess, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
CONTENT = os.path.join(os.path.dirname(HERE), "content")
STATE = os.path.join(HERE, ".quality.json")

def blender(scene, job):
    return subprocess.run(["nice", "-n", "19", "blender", "-b", "-noaudio", "--python-exit-code", "1", "-P", scene, "--", json.dumps(job)],
                          capture_output=True, text=True, cwd=HERE,
                          env={**os.environ, "PATH": "/usr/bin:" + os.environ["PATH"]})  # Blender looks for Python (and so numpy) along PATH

def state():
    try:
        with open(STATE) as f:
            return json.load(f)
    except FileNotFoundError:
        return {}

def save(name, entry):
    s = state(); s[name] = entry
    with open(STATE, "w") as f:
        json.dump(dict(sorted(s.items())), f, indent=1)

def to_jpeg(png, name, width, height):
    """Convert into content/, lowering quality step by step until the file is at most 400 kB."""
    out = os.path.join(CONTENT, name + ".jpg")
    os.makedirs(os.path.dirname(out), exist_ok=True)
    for quality in (92, 90, 88, 86, 84):
        subprocess.run(["convert", png, "-resize", f"{width}x{height}!", "-sampling-factor", "4:4:4", "-interlace", "JPEG", "-strip", "-quality", str(quality), out + ".part.jpg"], check=True)
        if os.path.getsize(out + ".part.jpg") <= 400_000:
            break
    os.replace(out + ".part.jpg", out)
    return os.path.getsize(out)

def main():
    ap = argparse.ArgumentParser()
    ap.add_argument("names", nargs="*")
    ap.add_argument("--samples", type=int, default=96)
    ap.add_argument("--scale", type=float, default=1.0)
    ap.add_argument("--force", action="store_true")
    ap.add_argument("--until", help="HH:MM after which no new picture is begun")
    args = ap.parse_args()
    scenes = {os.path.basename(p)[:-3]: p for p in sorted(glob.glob(os.path.join(HERE, "scenes", "*.py")))}
    wanted = args.names or list(scenes)
    failed = 0
    for want in wanted:
        scene, _, only = want.partition(":")
        path = scenes[scene]
        listing = blender(path, {"list": True})
        line = next((l for l in listing.stdout.splitlines() if l.startswith("PICTURES ")), None)
        if not line:
            print(f"{scene}: FAILED\n" + (listing.stdout + listing.stderr)[-1500:], flush=True); failed += 1
            continue
        for name, w, h in json.loads(line[9:]):
            if only and not name.endswith(only):
                continue
            if args.until and time.strftime("%H:%M") >= args.until and time.strftime("%H") == args.until[:2]:
                print("time is up", flush=True); return
            quality = args.samples * args.scale
            old = state().get(name, {})
            if not args.force and old.get("quality", 0) >= quality and old.get("made", 0) >= os.path.getmtime(path) and os.path.exists(os.path.join(CONTENT, name + ".jpg")):
                continue
            begun = time.time()
            with tempfile.TemporaryDirectory() as folder:
                run = blender(path, {"pictures": [name], "samples": args.samples, "scale": args.scale, "out": folder})
                png = os.path.join(folder, name.replace("/", "+") + ".png")
                if not os.path.exists(png):
                    print(f"{name}: FAILED\n" + (run.stdout + run.stderr)[-2500:], flush=True); failed += 1
                    continue
                size = to_jpeg(png, name, w, h)
            save(name, {"quality": quality, "made": int(begun)})
            print(f"{time.strftime('%H:%M:%S')} {name} {size // 1000} kB in {time.time() - begun:.0f} s", flush=True)
    sys.exit(1 if failed else 0)

main()
