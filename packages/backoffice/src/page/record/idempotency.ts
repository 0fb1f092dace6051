import { useRef } from 'react'

/**
 * Keys for sending a form (product §8): the same form sent again after a failed try keeps its key, so that a record is made
 * once; a form that was changed is another request.
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
