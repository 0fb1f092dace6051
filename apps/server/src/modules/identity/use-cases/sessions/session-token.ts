import { createHash, randomBytes } from 'node:crypto'

/** A new opaque session token: 256 random bits. Only its hash is ever stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** SHA-256 of a token, as the sessions table stores it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
