/** What all charts have: a caption, a picture with a name, and its numbers as a table for who would rather read or listen. */
import type { ComponentChildren } from "preact";
import { Wide } from "../parts/wide.tsx";

export interface FigureProps {
  readonly caption: string;
  /** What the picture shows, in a sentence. */
  readonly says: string;
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly series?: readonly [string, string] | undefined;
  /** What lies over the picture and is operated there. */
  readonly over?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function Figure({ caption, says, heads, rows, series, over, children }: FigureProps) {
  return (
    <figure>
      <figcaption>{caption}</figcaption>
      {series && (
        <p class="legend" aria-hidden="true">
          <span>
            <i />
            {series[0]}
          </span>
          <span>
            <i class="second" />
            {series[1]}
          </span>
        </p>
      )}
      <div class="picture">
        <div role="img" aria-label={`${caption}. ${says}`}>
          {children}
        </div>
        {over}
      </div>
      <details>
        <summary>As a table</summary>
        <Wide label={caption}>
          <table>
            <caption class="hidden">{caption}</caption>
            <thead>
              <tr>
                {heads.map((head, at) => (
                  <th key={head} scope="col" class={at > 0 ? "number" : ""}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([head, ...cells], at) => (
                <tr key={`${head} ${at}`}>
                  <th scope="row">{head}</th>
                  {cells.map((cell, at) => (
                    <td key={heads[at + 1]} class="number">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Wide>
      </details>
    </figure>
  );
}
