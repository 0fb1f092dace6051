import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { LoginChallenge } from '@shiji/contract/identity/identity.ts'

/** Hashes between two looks at the clock, and ms between two breaths of the page: a timer for each few hashes would cost more than they. */
const STEP = 200
const BREATH_MS = 16

/**
 * Does the proof of work of a login (product §1) and writes it as the login sends it; undefined when there is no solution.
 * Hashes in plain JavaScript, since the browser's own are missing on pages without https; the page stays responsive.
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
