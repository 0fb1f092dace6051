// @vitest-environment happy-dom
import { SPEC_LIMITS } from '@shiji/kit/limits/spec-limits.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { placeImage } from './editor-images.ts'

const picture = (bytes: number, type = 'image/png'): File => new File([new Uint8Array(bytes)], 'a.png', { type })

afterEach(() => {
  vi.useRealTimers()
})

describe('pictures in the editor (§9)', () => {
  it('puts pictures up to 5 KB into the text', async () => {
    const upload = vi.fn()
    await expect(placeImage(picture(SPEC_LIMITS.editor.inlineBytes), 0, upload)).resolves.toMatch(
      /^data:image\/png;base64,/,
    )
    expect(upload).not.toHaveBeenCalled()
  })

  it('uploads larger ones under the name that the server knows', async () => {
    const upload = vi.fn(async () => '/files/a.webp')
    await expect(placeImage(picture(6000), 0, upload)).resolves.toBe('/files/a.webp')
    expect(upload).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ name: 'editor' }))
  })

  it.each([
    ['type', picture(10, 'image/svg+xml'), 0],
    ['type', picture(10, 'text/html'), 0],
    ['size', picture(SPEC_LIMITS.editor.imageBytes + 1), 0],
    ['count', picture(10), 10],
  ] as const)('refuses by %s', async (reason, file, already) => {
    await expect(placeImage(file, already, undefined)).rejects.toMatchObject({ reason })
  })

  it('gives up after five seconds and stops the upload', async () => {
    vi.useFakeTimers()
    let stopped = false
    const slow = placeImage(picture(6000), 0, (_, { signal }) => {
      signal.addEventListener('abort', () => {
        stopped = true
      })
      return new Promise<string>(() => {})
    })
    const refused = expect(slow).rejects.toMatchObject({ reason: 'timeout' })
    await vi.advanceTimersByTimeAsync(SPEC_LIMITS.editor.imageTimeoutMs)
    await refused
    expect(stopped).toBe(true)
  })
})
