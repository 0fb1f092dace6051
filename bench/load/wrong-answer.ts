const SHOWN = 300

/** An unexpected answer. It ends the bench: a rate of refusals is not a measurement. */
export class WrongAnswer extends Error {
  constructor(what: string, status: number, body: string, reason: string) {
    super(`${what} answered HTTP ${status}, ${reason}: ${body.slice(0, SHOWN)}`)
    this.name = 'WrongAnswer'
  }
}
