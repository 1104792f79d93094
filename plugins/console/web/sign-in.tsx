import { useEffect, useState } from "preact/hooks";
import { ErrorNote } from "./parts/index.ts";
import { keepPlace, PROVIDER_SIGN_IN, PROVIDER_SIGN_OUT, useProvider, useSignInFailure } from "./provider-sign-in.ts";

/** Why nobody is signed in any more: the session is not accepted, or another tab signed out. */
export type Ended = "ended" | "elsewhere";

const WORDS: Readonly<Record<Ended, string>> = {
  ended: "The session has ended: its time was over, or its key was revoked or has expired. Sign in again to return to this page.",
  elsewhere: "Another tab signed out. Sign in again to return to this page.",
};

interface SignInProps {
  readonly enter: (key: string) => Promise<void>;
  /** Null if nobody was signed in, or this tab signed out. */
  readonly ended: Ended | null;
  /** Whether who signed out is still signed in at the provider. */
  readonly atProvider: boolean;
}

export function SignIn({ enter, ended, atProvider }: SignInProps) {
  const provider = useProvider();
  const failure = useSignInFailure();
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
          {WORDS[ended]}
        </p>
      )}
      {failure && !error && (
        <p class="note warn" role="alert">
          {failure}
        </p>
      )}
      {atProvider && (
        <p>
          You are signed out here. <a href={PROVIDER_SIGN_OUT}>Sign out of the provider too</a>
        </p>
      )}
      {provider && (
        <p>
          <a class="button main" href={PROVIDER_SIGN_IN} onClick={keepPlace}>
            Sign in with your organization’s account
          </a>
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
        The server prints the first key when it starts for the first time. Admin keys create other keys. The key is sent once, to
        this server alone. Then a cookie that scripts cannot read signs in all tabs of this browser.
      </p>
    </main>
  );
}
