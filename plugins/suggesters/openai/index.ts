import type { SuggesterPlugin } from "#src/jobs/parts/suggester.ts";
import { address, given } from "../../engines/remote/environment.ts";
import { OpenAISuggester } from "./openai-suggester.ts";

/**
 * Configured by `SUGGESTER_MODEL` alone. Sending documents to a remote model must be a choice of its own, and not follow from another setting.
 * Without its own key, it uses both the key and the address of the `openai` engine. So a key is never sent to another server.
 */
export const openaiSuggesterPlugin: SuggesterPlugin = {
  name: "openai",
  create(environment) {
    const model = given(environment, "SUGGESTER_MODEL");
    if (model === undefined) return null;
    const own = given(environment, "SUGGESTER_API_KEY");
    const apiKey = own ?? given(environment, "OPENAI_API_KEY");
    if (apiKey === undefined) throw new Error("SUGGESTER_MODEL is set without a key. Set SUGGESTER_API_KEY or OPENAI_API_KEY.");
    const ownUrl = address(environment, "SUGGESTER_BASE_URL", "up to and with /v1");
    if (own === undefined && ownUrl !== undefined)
      throw new Error(
        "SUGGESTER_BASE_URL is set without SUGGESTER_API_KEY. Set it, because OPENAI_API_KEY is sent only to the server of OPENAI_BASE_URL.",
      );
    const baseUrl = own === undefined ? address(environment, "OPENAI_BASE_URL", "up to and with /v1") : ownUrl;
    return new OpenAISuggester({ apiKey, baseUrl, model });
  },
};
