/**
 * An `XMLHttpRequest` that asks the stubbed `fetch`, so that one table of answers serves both. Sends
 * its body in two halves.
 */
export class FetchingXhr extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  response: ArrayBuffer | null = null;
  responseType = '';
  #request = { method: '', url: '' };
  #headers = new Headers();
  #answered = new Headers();
  #isAborted = false;

  open(method: string, url: string): void {
    this.#request = { method, url };
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }

  abort(): void {
    if (this.#isAborted) return;
    this.#isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  send(body: ArrayBuffer): void {
    void this.#exchange(body);
  }

  async #exchange(body: ArrayBuffer): Promise<void> {
    const total = body.byteLength;
    for (const loaded of [Math.ceil(total / 2), total]) {
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
    }
    const { method, url } = this.#request;
    try {
      const answer = await fetch(new Request(url, { method, headers: this.#headers, body }));
      const content = await answer.arrayBuffer();
      if (this.#isAborted) return;
      this.status = answer.status;
      this.#answered = answer.headers;
      this.response = content;
      this.dispatchEvent(new Event('load'));
    } catch {
      if (!this.#isAborted) this.dispatchEvent(new Event('error'));
    }
  }
}
