import { useRef } from 'react'

/**
 * Idempotency keys of forms (product §8): the same form sent again after a failure keeps its key, so that a record is
 * created once; a changed form is another request.
 */
export function useIdempotencyKey(): (body: unknown) => string {
  const last = useRef({ text: '', key: '' })
  return body => {
    const text = JSON.stringify(body)
    if (last.current.text !== text) last.current = { text, key: newKey() }
    return last.current.key
  }
}

// `crypto.randomUUID` is missing on pages without https.
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
