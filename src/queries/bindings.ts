/** The values of a statement under construction. Whatever came from a request enters SQL through `bind`, never as text. */
export class Bindings {
  readonly values: unknown[] = [];

  /** The parameter that stands for the value from here on. */
  bind(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
