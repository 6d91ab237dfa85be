import { useEffect, useState } from 'react';

/**
 * A part is being read from when its heading has entered the upper fifth of the window, where a link to it puts it, until
 * the next one’s does; in a larger area there could be the next heading of a short part too. The area reaches far above
 * the window, so that a heading passed in one jump counts too.
 */
const READING = { rootMargin: '999999px 0px -80% 0px' };

/**
 * Id of the part that is being read; none before the first.
 * @param ids ids of the headings, in order, in one string with spaces, so that it stays equal between renders
 */
export function useCurrentPart(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const reached = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) reached.add(target.id);
        else reached.delete(target.id);
      setCurrent(ids.split(' ').findLast((id) => reached.has(id)));
    }, READING);
    for (const id of ids.split(' ')) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
