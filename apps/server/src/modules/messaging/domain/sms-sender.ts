/** Sends a text to a phone; throws when the provider refuses. */
export interface SmsSender {
  /** Development only: codes may be shown in the log, the SMS log and the answer. */
  readonly showsCode: boolean
  send(phone: string, text: string): Promise<void>
}
