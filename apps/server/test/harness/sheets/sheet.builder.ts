import type { ImportKind, SheetKind } from '@shiji/contract/exchange/sheet.words.ts'
import type { SheetFault, SheetJob, SheetPart } from '@shiji/contract/exchange/sheet-job.ts'
import { csvReader } from '@shiji/kit/text/csv.ts'
import type { Answer, TestApp } from '../app.ts'

/** A person at the desk of a store or the platform. */
export interface Desk {
  readonly token: string
  readonly area?: 'Seller' | 'Admin'
  readonly language?: 'zh-cn' | 'en'
}

/** A csv file of these lines, the first one as its heading. */
export const csvOf = (lines: readonly (readonly string[])[]): string => lines.map(line => line.join(',')).join('\n')

/** The cells of a csv text, without the mark at its beginning. */
export function cellsOf(text: string): string[][] {
  const reader = csvReader()
  return [...reader.push(text.replace(/^\uFEFF/, '')), ...reader.end()].map(({ cells }) => [...cells])
}

/** Uploads a file to be imported. */
export async function sendSheet(
  server: TestApp,
  { token, language = 'en' }: Desk,
  kind: ImportKind,
  file: string | Uint8Array,
): Promise<Answer<SheetJob>> {
  const form = new FormData()
  form.set('kind', kind)
  form.set(
    'file',
    new File([typeof file === 'string' ? file : new Uint8Array(file)], 'goods.csv', { type: 'text/csv' }),
  )
  const request = new Request('http://x', { method: 'POST', body: form })
  const response = await server.app.http.inject({
    method: 'POST',
    url: '/api/Seller/sheet_jobs/import',
    headers: {
      'accept-language': language,
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { ...response.json<Answer<SheetJob>>(), status: response.statusCode, headers: {} }
}

/** A job as its desk sees it. */
export const sheetJob = async (server: TestApp, { token, area = 'Seller' }: Desk, id: number): Promise<SheetJob> =>
  (await server.call<SheetJob>('GET', `/${area}/sheet_jobs/${id}`, { token })).data

/** Everything that is wrong in the cells of an import. */
export async function sheetFaults(server: TestApp, desk: Desk, id: number): Promise<SheetFault[]> {
  const { fault_parts } = await sheetJob(server, desk, id)
  const faults: SheetFault[] = []
  for (let part = 1; part <= fault_parts; part += 1) {
    const { token, language = 'en' } = desk
    const path = `/Seller/sheet_jobs/${id}/faults/${part}`
    faults.push(...(await server.call<SheetFault[]>('GET', path, { token, language })).data)
  }
  return faults
}

/** Has a file checked; returns the job. */
export async function checkSheet(
  server: TestApp,
  desk: Desk,
  kind: ImportKind,
  file: string | Uint8Array,
): Promise<SheetJob> {
  const sent = await sendSheet(server, desk, kind, file)
  if (sent.code !== 200) throw new Error(`${sent.msg} ${JSON.stringify(sent.data)}`)
  await server.drain()
  return sheetJob(server, desk, sent.data.id)
}

/** Applies a checked import, all of it or its right rows; returns the job at its end. */
export async function applySheet(server: TestApp, desk: Desk, id: number, skipWrong = false): Promise<SheetJob> {
  const asked = await server.call('PUT', `/Seller/sheet_jobs/${id}/apply`, {
    token: desk.token,
    body: { skip_wrong: skipWrong },
  })
  if (asked.code !== 200) throw new Error(asked.msg)
  await server.drain()
  return sheetJob(server, desk, id)
}

/** Takes an import back; returns the job at its end. */
export async function undoSheet(server: TestApp, desk: Desk, id: number): Promise<SheetJob> {
  const asked = await server.call('PUT', `/Seller/sheet_jobs/${id}/undo`, { token: desk.token })
  if (asked.code !== 200) throw new Error(asked.msg)
  await server.drain()
  return sheetJob(server, desk, id)
}

/** The file of an export, as it is downloaded part by part. */
export async function exportSheet(server: TestApp, desk: Desk, kind: SheetKind): Promise<string> {
  const { token, area = 'Seller', language = 'en' } = desk
  const asked = await server.call<SheetJob>('POST', `/${area}/sheet_jobs/export`, { token, body: { kind }, language })
  if (asked.code !== 200) throw new Error(asked.msg)
  await server.drain()
  const job = await sheetJob(server, desk, asked.data.id)
  if (job.state !== 'done') throw new Error(`the export is ${job.state}: ${job.reason}`)
  let text = ''
  for (let part = 1; part <= job.parts; part += 1)
    text += (await server.call<SheetPart>('GET', `/${area}/sheet_jobs/${job.id}/parts/${part}`, { token })).data.text
  return text
}
