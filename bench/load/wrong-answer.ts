const SHOWN = 300

/** An answer that is not what was asked for. It ends the bench: a rate of refusals is no figure. */
export class WrongAnswer extends Error {
  constructor(what: string, status: number, body: string, reason: string) {
    super(`${what} answered HTTP ${status}, ${reason}: ${body.slice(0, SHOWN)}`)
    this.name = 'WrongAnswer'
  }
}
