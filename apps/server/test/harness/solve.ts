import { hash } from 'node:crypto'
import type { LoginChallenge } from '@shiji/contract/identity/identity.ts'

/** Solves the proof of work of a login, as a page does. */
export function solve({ algorithm, challenge, maxnumber, salt, signature }: LoginChallenge): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (hash('sha256', `${salt}${number}`) === challenge) {
      return btoa(JSON.stringify({ algorithm, challenge, number, salt, signature }))
    }
  }
  throw new Error('the challenge has no solution')
}
