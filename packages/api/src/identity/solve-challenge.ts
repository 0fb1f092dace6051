import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { LoginChallenge } from '@shiji/contract/identity/identity.ts'

/** Hashes between two clock checks, and ms between two pauses for the page: a timer per few hashes would cost more than the hashes. */
const STEP = 200
const BREATH_MS = 16

/**
 * Solves the proof of work of a login (product §1) in the format the login sends; undefined when there is no solution.
 * Hashes in plain JavaScript, since Web Crypto is missing on pages without https; keeps the page responsive.
 */
export async function solveChallenge(challenge: LoginChallenge): Promise<string | undefined> {
  let breath = performance.now()
  for (let number = 0; number <= challenge.maxnumber; number += 1) {
    if (bytesToHex(sha256(utf8ToBytes(`${challenge.salt}${number}`))) === challenge.challenge) {
      const { algorithm, salt, signature } = challenge
      return btoa(JSON.stringify({ algorithm, challenge: challenge.challenge, number, salt, signature }))
    }
    if (number % STEP === STEP - 1 && performance.now() - breath > BREATH_MS) {
      await new Promise(resume => setTimeout(resume))
      breath = performance.now()
    }
  }
  return undefined
}
