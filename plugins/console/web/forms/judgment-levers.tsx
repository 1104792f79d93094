/** What ends a judgment, for a while or for good. */
import { callOf } from "../requests/call.ts";
import { go } from "../router.ts";
import { Confirmed } from "./confirmed.tsx";

interface LeversProps {
  readonly ns: string;
  readonly name: string;
  readonly active: boolean;
  readonly changed: () => void;
}

export function JudgmentLevers({ ns, name, active, changed }: LeversProps) {
  return (
    <div class="row">
      {active && (
        <Confirmed
          label="Stop judging"
          consequence={`${name} judges nothing more, and documents show no answer to it. Its answers are kept. It answers again when you activate a version.`}
          call={callOf("judgments", "deactivate", { ns, name })}
          done={changed}
        />
      )}
      <Confirmed
        label="Delete the judgment"
        consequence={`This deletes ${name} with its versions, its answers and its evaluation log${ns.endsWith("/*") ? ", for every namespace under the prefix" : ""}. Nobody can bring them back. Queries and subscriptions that read it see no answers. If another judgment reads it, the service refuses.`}
        call={callOf("judgments", "delete", { ns, name })}
        done={() => go("namespaces", ns, "judgments")}
      />
    </div>
  );
}
