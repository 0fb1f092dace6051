import type pg from 'pg'
import { WrongAnswer } from '../../load/wrong-answer.ts'
import type { Shop } from '../runtime.ts'
import { type RecordedCall, recordStatements } from './record.ts'

/**
 * Calls the server inside this process twice and records what the second call sends and answers: what the server caches
 * for a moment (counts and orders of big result sets) is then present, as under load, so that the other side does not
 * do more work.
 */
export async function recordCall(shop: Shop, pool: pg.Pool, path: string): Promise<RecordedCall> {
  const ask = async (): Promise<unknown> => {
    const answer = await shop.app.http.inject({ url: path })
    const body: { code: number } = answer.json()
    if (answer.statusCode !== 200 || body.code !== 200)
      throw new WrongAnswer(`GET ${path}`, answer.statusCode, answer.body, `code ${body.code}`)
    return body
  }
  await ask()
  let answer: unknown
  const sent = await recordStatements(async () => {
    answer = await ask()
  })
  const statements: RecordedCall['statements'][number][] = []
  for (const { name, text, values } of sent) {
    const { rows } = await pool.query(text, [...values])
    statements.push({ name, text, values, rows: rows.length })
  }
  return { answer, statements }
}
