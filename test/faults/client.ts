/** The least of a client: no retries, so that what the server did stays what is seen. */

export interface TestClient {
  /** The status of a write; rejects where no answer came. */
  write(namespace: string, body: object): Promise<number>;
  /** The attribute `n` of a document; undefined where there is none. */
  number(namespace: string, id: string): Promise<number | undefined>;
}

export function testClient(address: string, key: string): TestClient {
  const send = async (method: string, path: string, body?: object) =>
    fetch(`${address}/v1${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, ...(body ? { "Content-Type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(15_000),
    });
  return {
    async write(namespace, body) {
      const response = await send("POST", `/namespaces/${encodeURIComponent(namespace)}`, body);
      await response.arrayBuffer();
      return response.status;
    },
    async number(namespace, id) {
      const response = await send("GET", `/namespaces/${encodeURIComponent(namespace)}/documents/${id}`);
      const body = (await response.json()) as { attributes?: { n: number } };
      if (response.status !== 200 && response.status !== 404) throw new Error(`${response.status} ${JSON.stringify(body)}`);
      return body.attributes?.n;
    },
  };
}
