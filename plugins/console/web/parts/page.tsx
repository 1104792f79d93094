/** A page's frame: where it stands, its heading, and its tabs. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

export interface Place {
  readonly label: string;
  readonly href: string;
}

interface PageProps {
  readonly title: string;
  readonly under?: ComponentChildren;
  readonly crumbs?: readonly Place[];
  readonly tabs?: readonly (Place & { readonly current: boolean })[];
  readonly children: ComponentChildren;
}

export function Page({ title, under, crumbs = [], tabs = [], children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const part = tabs.find(({ current }) => current)?.label;
  // Namespaces have things of the same name.
  const within = crumbs[1] ? ` in ${crumbs[1].label}` : "";
  useEffect(() => {
    document.title = `${part ? `${part} of ${title}` : title}${within} – Judgment Service`;
  }, [title, part, within]);
  // Who follows a link by keyboard or hears the page goes on from its heading.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <>
      {crumbs.length > 0 && (
        <nav class="crumbs" aria-label="Where this is">
          <ul>
            {crumbs.map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {under && <p class="sub">{under}</p>}
      {tabs.length > 0 && (
        <nav class="tabs" aria-label={`Parts of ${title}`}>
          <ul>
            {tabs.map(({ label, href, current }) => (
              <li key={href}>
                <a href={href} aria-current={current ? "page" : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </>
  );
}
