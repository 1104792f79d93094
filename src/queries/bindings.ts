/** The parameters of a statement under construction. Values from a request enter SQL only through `bind`, never as text. */
export class Bindings {
  readonly values: unknown[] = [];

  /** Adds a value and returns its parameter. */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
