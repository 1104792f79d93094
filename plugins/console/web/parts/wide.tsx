/** What may be wider than the page scrolls by itself, and then the keyboard must be able to reach it. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

export function Wide({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const measured = new ResizeObserver(([entry]) => {
      const { scrollWidth, clientWidth } = entry!.target.parentElement!;
      setScrolls(scrollWidth > clientWidth);
    });
    const [inside] = box.current!.children;
    if (inside) measured.observe(inside);
    return () => measured.disconnect();
  }, []);
  return (
    <div ref={box} class="wide" {...(scrolls ? { tabIndex: 0, role: "group", "aria-label": label } : {})}>
      {children}
    </div>
  );
}
