import { throughProxy } from './addresses.ts'
import type { Unit } from './drive.ts'
import type { HttpClient } from './http-client.ts'
import { WrongAnswer } from './wrong-answer.ts'

export interface Asked {
  readonly path: string
  /** How many bytes the answer must have: those of the recorded one, on both sides. */
  readonly bytes: number
}

const RIGHT = '{"code":200,'

/** Asks the addresses in turn, each time as another visitor. An answer of another size than the recorded one is a wrong one. */
export const askingInTurn =
  (client: HttpClient, asked: readonly Asked[]): Unit =>
  async turn => {
    const { path, bytes } = asked[turn % asked.length] ?? { path: '/', bytes: 0 }
    const { status, body } = await client.send({ method: 'GET', path, headers: throughProxy(turn) })
    if (status === 200 && body.length === bytes && body.subarray(0, RIGHT.length).toString() === RIGHT) return
    const reason = `${body.length} bytes instead of ${bytes} with code 200`
    throw new WrongAnswer(`GET ${path}`, status, body.toString('utf8'), reason)
  }
