#!/usr/bin/env python3
"""Render the site's pictures: art/render.py [--samples N] [--scale S] [--light L] [--force] [scene or picture ...]

Without names: every scene in art/scenes. What is already in content/ at the asked quality or better (art/.quality.json,
kept beside the scenes) from the scene file as it is now is skipped. Needs Blender (Debian: blender python3-numpy) and ImageMagick.
"""
import argparse, glob, hashlib, json, os, subprocess, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
CONTENT = os.path.join(os.path.dirname(HERE), "content")
STATE = os.path.join(HERE, ".quality.json")

def blender(scene, job):
    """Start Blender on a scene; its lines come as they are printed."""
    return subprocess.Popen(["nice", "-n", "19", "blender", "-b", "-noaudio", "--python-exit-code", "1", "-P", scene, "--", json.dumps(job)],
                            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=HERE,
                            env={**os.environ, "PATH": "/usr/bin:" + os.environ["PATH"]})  # Blender looks for Python (and so numpy) along PATH

def mark(path):
    """What tells one version of a scene file from another, wherever and whenever it was checked out."""
    with open(path, "rb") as f:
        return hashlib.sha1(f.read()).hexdigest()[:12]

def pictures_of(scene, path):
    """[(name, width, height)] of a scene: remembered, or asked of Blender when the scene file has changed."""
    known = state().get("scenes", {}).get(scene)
    if known and known.get("file") == mark(path):
        return known["pictures"]
    out, _ = blender(path, {"list": True}).communicate()
    line = next((l for l in out.splitlines() if l.startswith("PICTURES ")), None)
    if not line:
        print(f"{scene}: FAILED\n" + out[-1500:], flush=True)
        return []
    s = state()
    s.setdefault("scenes", {})[scene] = {"file": mark(path), "pictures": json.loads(line[9:])}
    write(s)
    return s["scenes"][scene]["pictures"]

def state():
    try:
        with open(STATE) as f:
            return json.load(f)
    except FileNotFoundError:
        return {}

def write(s):
    with open(STATE + ".part", "w") as f:
        json.dump(dict(sorted(s.items())), f, indent=1)
    os.replace(STATE + ".part", STATE)

def save(name, entry):
    write({**state(), name: entry})

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
    ap.add_argument("--light", type=float, default=1.0, help="work the light out at this share of the size, outlines and colours at the whole (.5: three times as quick)")
    ap.add_argument("--force", action="store_true")
    ap.add_argument("--until", help="HH:MM after which no new picture is begun")
    args = ap.parse_args()
    scenes = {os.path.basename(p)[:-3]: p for p in sorted(glob.glob(os.path.join(HERE, "scenes", "*.py")))}
    wanted = args.names or list(scenes)
    failed = 0
    for want in wanted:
        scene, _, only = want.partition(":")
        path = scenes[scene]
        quality = round(args.samples * args.scale * args.light ** .5, 2)
        due = {}
        for name, w, h in pictures_of(scene, path):
            old = state().get(name, {})
            done = old.get("quality", 0) >= quality and old.get("file") == mark(path) and os.path.exists(os.path.join(CONTENT, name + ".jpg"))
            if (args.force or not done) and (not only or name.endswith(only)):
                due[name] = (w, h)
        if args.until and time.strftime("%H:%M") >= args.until and time.strftime("%H") == args.until[:2]:
            print("time is up", flush=True)
            break
        if not due:
            continue
        last, file = time.time(), mark(path)
        with tempfile.TemporaryDirectory() as folder:
            run, tail = blender(path, {"pictures": list(due), "samples": args.samples, "scale": args.scale, "light": args.light, "out": folder}), []
            for line in run.stdout:
                tail = tail[-40:] + [line]
                if line.startswith("DONE "):
                    _, name, cpu = line.split()
                    size = to_jpeg(os.path.join(folder, name.replace("/", "+") + ".png"), name, *due.pop(name))
                    save(name, {"quality": quality, "file": file})
                    print(f"{time.strftime('%H:%M:%S')} {name} {size // 1000} kB in {time.time() - last:.0f} s ({cpu} s of work)", flush=True)
                    last = time.time()
            if run.wait() or due:
                print(f"{scene}: FAILED\n" + "".join(tail)[-2500:], flush=True); failed += 1
    sys.exit(1 if failed else 0)

main()
