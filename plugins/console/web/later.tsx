/** Forms, which are loaded when one of them is shown for the first time. */
import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ErrorNote } from "./parts/index.ts";

type Forms = typeof import("./forms/forms.ts");
type Props<Name extends keyof Forms> = Forms[Name] extends (props: infer Given) => JSX.Element | null ? Given : never;

let loaded: Forms | null = null;

export function Later<Name extends keyof Forms>({ form, ...props }: { readonly form: Name } & Props<Name>) {
  const [forms, setForms] = useState(loaded);
  const [error, setError] = useState<Error | null>(null);
  const load = () => {
    setError(null);
    import("./forms/forms.ts").then(
      (module) => {
        loaded = module;
        setForms(module);
      },
      (failure: Error) => setError(failure),
    );
  };
  // once, if no form was shown before
  useEffect(() => {
    if (loaded === null) load();
  }, []);
  if (error) return <ErrorNote error={error} again={load} />;
  if (forms === null)
    return (
      <p class="empty" role="status">
        Loading …
      </p>
    );
  const Shown = forms[form] as unknown as ComponentType<object>;
  return <Shown {...props} />;
}
