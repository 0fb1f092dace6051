import { resolve } from 'node:path'
import type { RootKey } from '../keys/key-ring.ts'
import { EXAMPLE_KEYS, KEYS_SHAPE, readKeys } from '../keys/read-keys.ts'
import { listOf, onOff, shaped, trustedProxies, type Variable, Wrong, whole, word } from './variable.ts'

/** Keeps the type of each entry without making its value a literal. */
const variable = <T>(entry: Variable<T>): Variable<T> => entry

const path = (text: string): string | Wrong => (text.trim() === '' ? new Wrong('the path of a folder') : resolve(text))

const ORIGIN = /^https?:\/\/[A-Za-z\d.:[\]-]+$/

/** Every setting of a server process; `docs/operations.md` describes each. */
export const VARIABLES = {
  mode: variable<'demo' | 'production' | 'test'>({
    name: 'SHIJI_MODE',
    example: 'production',
    otherwise: 'production',
    read: word(['demo', 'production', 'test']),
  }),
  host: variable({
    name: 'HOST',
    example: '127.0.0.1',
    otherwise: '0.0.0.0',
    read: shaped(/^([\w-]+(\.[\w-]+)*\.?|[\da-fA-F:.]*:[\da-fA-F:.]*)$/, 'an address or name of this machine'),
  }),
  port: variable({ name: 'PORT', example: '3000', otherwise: 3_000, read: whole(0, 65_535) }),
  databaseUrl: variable<string | undefined>({
    name: 'DATABASE_URL',
    example: 'postgres://user:password@host:5432/database',
    isSecret: true,
    otherwise: undefined,
    read: shaped(/^postgres(ql)?:\/\/\S+$/, 'the URL of a PostgreSQL database'),
  }),
  poolSize: variable({ name: 'DATABASE_POOL', example: '10', otherwise: 10, read: whole(2, 200) }),
  databaseWaitSeconds: variable({
    name: 'SHIJI_DATABASE_WAIT_SECONDS',
    example: '30',
    otherwise: 30,
    read: whole(0, 3_600),
  }),
  dataDir: variable<string | undefined>({
    name: 'DATA_DIR',
    example: '/var/lib/shiji',
    otherwise: undefined,
    read: path,
  }),
  adoptFiles: variable({ name: 'SHIJI_ADOPT_FILES', example: 'on', otherwise: false, read: onOff }),
  trustProxy: variable({
    name: 'TRUST_PROXY',
    example: '10.0.0.0/8,127.0.0.1',
    otherwise: false,
    read: trustedProxies,
  }),
  origins: variable({
    name: 'SHIJI_ORIGINS',
    example: 'https://shop.example,https://seller.example',
    otherwise: [],
    read: listOf(item => /^https?:\/\/[^/\s]+$/.test(item), 'origins between commas, without a path'),
  }),
  shopOrigin: variable<string | undefined>({
    name: 'SHIJI_SHOP_ORIGIN',
    example: 'https://shop.example',
    otherwise: undefined,
    read: shaped(ORIGIN, 'an origin without a path'),
  }),
  filesOrigin: variable<string | undefined>({
    name: 'SHIJI_FILES_ORIGIN',
    example: 'https://api.example',
    otherwise: undefined,
    read: shaped(ORIGIN, 'an origin without a path'),
  }),
  adminPassword: variable<string | undefined>({
    name: 'SHIJI_ADMIN_PASSWORD',
    example: 'a-long-one',
    isSecret: true,
    otherwise: undefined,
    read: shaped(/^.{8,}$/, 'at least 8 characters long'),
  }),
  keys: variable<readonly [RootKey, ...RootKey[]] | undefined>({
    name: 'SHIJI_KEYS',
    example: EXAMPLE_KEYS,
    isSecret: true,
    otherwise: undefined,
    read: text => readKeys(text) ?? new Wrong(KEYS_SHAPE),
  }),
  expressCustomer: variable<string | undefined>({
    name: 'SHIJI_EXPRESS_CUSTOMER',
    example: '0A1B2C3D4E5F60718293A4B5C6D7E8F9',
    isSecret: true,
    otherwise: undefined,
    read: shaped(/^[\w-]{4,64}$/, 'the customer number of the tracking service'),
  }),
  expressKey: variable<string | undefined>({
    name: 'SHIJI_EXPRESS_KEY',
    example: 'AbCdEfGh1234',
    isSecret: true,
    otherwise: undefined,
    read: shaped(/^[\w-]{4,64}$/, 'the key of the tracking service'),
  }),
  expressUrl: variable({
    name: 'SHIJI_EXPRESS_URL',
    example: 'https://poll.kuaidi100.com/poll/query.do',
    otherwise: 'https://poll.kuaidi100.com/poll/query.do',
    read: shaped(/^https?:\/\/[A-Za-z\d.:[\]-]+\/\S*$/, 'the address that is asked for parcels'),
  }),
  logLevel: variable({
    name: 'LOG_LEVEL',
    example: 'info',
    otherwise: 'info',
    read: word(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
  }),
  worker: variable({ name: 'SHIJI_WORKER', example: 'on', otherwise: true, read: onOff }),
  drainSeconds: variable({ name: 'SHIJI_DRAIN_SECONDS', example: '5', otherwise: 0, read: whole(0, 15) }),
}
