import { DOCUMENT_FIELDS } from '@shiji/contract/store/application.fields.ts'
import { DAY, HOUR } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../src/infra/context.ts'
import { factsOf, sealDocument, stores as storeTable } from '../../../src/modules/store/index.ts'
import { insertRows } from './insert.ts'
import type { NumberLine } from './number-line.ts'
import type { LoadedAdmin } from './staff.ts'
import type { LoadedStore } from './stores.ts'

const WIDTH = 800
const HEIGHT = 500

/** A specimen of a document: lines, a portrait or an emblem, no words that could be read. */
function specimen(field: (typeof DOCUMENT_FIELDS)[number]): string {
  const bars = [120, 180, 240, 300, 360].map(
    (y, at) => `<rect x="60" y="${y}" width="${360 - at * 30}" height="22" rx="6" fill="#8793a3"/>`,
  )
  const marks = {
    business_license: '<circle cx="610" cy="330" r="90" fill="none" stroke="#b5402f" stroke-width="14"/>',
    id_card_t: '<circle cx="620" cy="190" r="70" fill="#b9a58c"/><path d="M500 400q120-180 240 0z" fill="#5b6670"/>',
    id_card_b: '<circle cx="150" cy="110" r="60" fill="#b5402f"/>',
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="#eef1f4"/>${bars.join('')}${marks[field]}<path d="M0 500L800 0" stroke="#b5402f" stroke-opacity=".35" stroke-width="40"/></svg>`
}

async function draw(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer()
}

/** Documents and rounds of the applications that wait or were denied: what a reviewer sees. Ids are taken last. */
export async function loadApplications(
  tx: Ctx,
  line: NumberLine,
  stores: readonly LoadedStore[],
  admins: readonly LoadedAdmin[],
): Promise<void> {
  const pictures = await Promise.all(
    DOCUMENT_FIELDS.map(async field => ({ field, picture: await draw(specimen(field)) })),
  )
  for (const { id, store: plan } of stores) {
    if (plan.verify !== 'verifying' && plan.verify !== 'denied') continue
    const documents = await keep(tx, line, id, pictures)
    const at = new Date(tx.clock.now().getTime() - (plan.verify === 'denied' ? 3 * DAY : 30 * HOUR))
    const [row] = await tx.db
      .update(storeTable)
      .set({ application: sql`${storeTable.application} || ${JSON.stringify(documents)}::jsonb`, submittedAt: at })
      .where(sql`${storeTable.id} = ${id}`)
      .returning()
    if (row === undefined) continue
    const { rows } = await tx.db.execute<{ id: string }>(
      sql`select class_id as id from store_classes where store_id = ${id} order by 1`,
    )
    const facts = factsOf(
      row,
      rows.map(each => Number(each.id)),
    )
    const [decider] = admins
    const round = {
      store_id: id,
      facts,
      decision: null,
      reason: '',
      reasons: {},
      decided_by: null,
      decided_by_name: '',
    }
    const denied = (text: string, submitted: Date) => ({
      ...round,
      id: line.take(),
      round: 1,
      submitted_at: submitted,
      decision: 'denied',
      reason: text,
      reasons: { business_license: text },
      decided_by: decider?.id ?? null,
      decided_by_name: decider?.name ?? '',
      decided_at: new Date(submitted.getTime() + DAY),
    })
    await insertRows(
      tx,
      'store_rounds',
      plan.verify === 'denied'
        ? [denied(plan.reason.zh, at)]
        : [
            {
              ...denied('营业执照上的地址与填写的不一致。', new Date(at.getTime() - 4 * DAY)),
              facts: { ...facts, store_address: '高新路 8 号' },
            },
            { ...round, id: line.take(), round: 2, submitted_at: at, decided_at: null },
          ],
    )
  }
}

/** Stores the sealed pictures of one store; returns their ids by field. */
async function keep(
  tx: Ctx,
  line: NumberLine,
  storeId: number,
  pictures: readonly { readonly field: (typeof DOCUMENT_FIELDS)[number]; readonly picture: Buffer }[],
): Promise<Readonly<Record<string, number>>> {
  const documents = pictures.map(({ field, picture }) => {
    const id = line.take()
    return { id, storeId, field, picture, address: `/private/demo/${storeId}-${field}` }
  })
  // The same address in every load; a file of an earlier one was sealed with another key.
  await tx.ports.files.remove(
    tx.config,
    documents.map(each => each.address),
  )
  await tx.ports.files.put(
    tx.config,
    new Map(documents.map(each => [each.address, sealDocument(tx.keys, each, each.picture)])),
  )
  await insertRows(
    tx,
    'store_documents',
    documents.map(({ id, field, picture, address }) => ({
      id,
      store_id: storeId,
      field,
      address,
      key_id: tx.keys.newest('document').id,
      mime: 'image/webp',
      width: WIDTH,
      height: HEIGHT,
      bytes: picture.length,
      created_at: tx.clock.now(),
    })),
  )
  return Object.fromEntries(documents.map(({ field, id }) => [field, id]))
}
