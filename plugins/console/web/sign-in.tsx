import { useEffect, useState } from "preact/hooks";
import { ErrorNote } from "./parts/index.ts";

interface SignInProps {
  readonly enter: (key: string) => Promise<void>;
  /** Whether a key that was signed in is not accepted any more. */
  readonly ended: boolean;
}

export function SignIn({ enter, ended }: SignInProps) {
  const [key, setKey] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    document.title = "Sign in – Judgment Service";
  }, []);
  const submit = async (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setError(null);
    try {
      await enter(key.trim());
    } catch (failure) {
      setError(failure as Error);
      setBusy(false);
    }
  };
  return (
    <main class="signin">
      <h1>Judgment Service</h1>
      <p class="sub">Documents and the answers about them.</p>
      {ended && !error && (
        <p class="note warn" role="alert">
          This key is no longer valid: it was revoked or has expired. Sign in with another key to return to this page.
        </p>
      )}
      <form class="stack" onSubmit={(event) => void submit(event)}>
        <label class="field">
          API key
          <input
            name="key"
            type="password"
            autocomplete="off"
            spellcheck={false}
            required
            placeholder="jk_…"
            value={key}
            onInput={({ currentTarget }) => setKey(currentTarget.value)}
          />
        </label>
        <button class="main" type="submit" disabled={busy || key.trim() === ""}>
          {busy ? "Signing in …" : "Sign in"}
        </button>
      </form>
      {error && <ErrorNote error={error} />}
      <p class="quiet">
        The server prints the first key when it starts for the first time. Admin keys create other keys. The key stays in this tab
        and is sent only to this server.
      </p>
    </main>
  );
}
