import { createHash } from 'node:crypto'
import type { Ctx } from '../../../../infra/context.ts'
import { type ExpressClient, type ParcelToTrack, type Tracking, UNTRACKED } from '../../domain/express-client.ts'
import { ExpressRefusal, readAnswer } from './answer.ts'

/** The account of the operator at the service. */
export interface ExpressAccount {
  readonly customer: string
  readonly key: string
  /** Where parcels are asked for. */
  readonly url: string
}

/** Names of the service for the companies of the base data. */
const COMPANIES: Readonly<Record<string, string>> = {
  SF: 'shunfeng',
  ZTO: 'zhongtong',
  YTO: 'yuantong',
  STO: 'shentong',
  YD: 'yunda',
  JTSD: 'jtexpress',
  JD: 'jd',
  EMS: 'ems',
  YZPY: 'youzhengguonei',
  DBL: 'debangkuaidi',
  CNKD: 'danniao',
}

const PATIENCE_MS = 8_000
const MOST_BYTES = 262_144

const companyOf = (code: string): string | undefined => {
  const known = code.toUpperCase()
  return Object.hasOwn(COMPANIES, known) ? COMPANIES[known] : undefined
}

/**
 * Tracking by the query of kuaidi100: one signed form per parcel, answered within eight seconds or not at all. It is
 * polled; pushes are not subscribed to, so none is ever accepted.
 */
export const kuaidi100Client = (account: ExpressAccount): ExpressClient<Ctx> => ({
  knows: code => companyOf(code) !== undefined,
  track: async (ctx, parcel) => {
    const company = companyOf(parcel.companyCode)
    return company === undefined ? UNTRACKED : await ask(ctx, account, company, parcel)
  },
  readPush: async () => undefined,
})

/** The signature of the service: MD5 of parameters, key and customer, in capitals. */
export const signOf = (param: string, { key, customer }: Pick<ExpressAccount, 'key' | 'customer'>): string =>
  createHash('md5').update(`${param}${key}${customer}`).digest('hex').toUpperCase()

async function ask(
  { clock, inTransaction }: Ctx,
  account: ExpressAccount,
  company: string,
  parcel: ParcelToTrack,
): Promise<Tracking> {
  if (inTransaction) throw new Error('no other server is called inside a transaction')
  const param = JSON.stringify({
    com: company,
    num: parcel.number,
    phone: parcel.phoneTail,
    to: parcel.area,
    resultv2: '4',
    show: '0',
    order: 'desc',
  })
  const response = await fetch(account.url, {
    method: 'POST',
    body: new URLSearchParams({ customer: account.customer, sign: signOf(param, account), param }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  if (response.status !== 200) {
    await response.body?.cancel()
    throw new ExpressRefusal(`answered with status ${response.status}`)
  }
  return readAnswer(await textOf(response), clock.now())
}

/** The text of an answer; a longer one than any real one is refused while it arrives. */
async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.length
    if (size > MOST_BYTES) throw new ExpressRefusal('an answer that is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
