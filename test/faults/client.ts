/** A minimal client. It never retries, so the test sees what the server did. */

export interface TestClient {
  /** One request to a path below `/v1`; rejects where no answer came. */
  // biome-ignore lint/suspicious/noExplicitAny: bodies are whatever comes back
  request(method: string, path: string, body?: object): Promise<{ status: number; body: any }>;
  /** The status of a write; rejects where no answer came. */
  write(namespace: string, body: object): Promise<number>;
  /** The attribute `n` of a document; undefined where there is none. */
  number(namespace: string, id: string): Promise<number | undefined>;
}

export function testClient(address: string, key: string): TestClient {
  const request: TestClient["request"] = async (method, path, body) => {
    const response = await fetch(`${address}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(60_000),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
  };
  return {
    request,
    async write(namespace, body) {
      return (await request("POST", `/namespaces/${encodeURIComponent(namespace)}`, body)).status;
    },
    async number(namespace, id) {
      const { status, body } = await request("GET", `/namespaces/${encodeURIComponent(namespace)}/documents/${id}`);
      if (status !== 200 && status !== 404) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body.attributes?.n;
    },
  };
}
