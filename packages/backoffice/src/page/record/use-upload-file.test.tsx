import type { UploadContext } from '@shiji/ui/common/upload/upload-file.ts'
import { cleanup } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-server.ts'
import { openScreen } from '../../testing/open-screen.tsx'
import { useUploadFile } from './use-upload-file.ts'

afterEach(cleanup)

/** Uploads one file from a page, as a field would; resolves to its address or the field's error message. */
async function uploaded(context: Partial<UploadContext>, answer: unknown = '/files/a.webp') {
  const heard: { outcome?: string; shares: number[] } = { shares: [] }
  const Screen = () => {
    const upload = useUploadFile()
    const whole = {
      name: 'logo',
      signal: new AbortController().signal,
      onProgress: (share: number) => void heard.shares.push(share),
      ...context,
    }
    const send = () =>
      upload(new File(['x'], 'a.png'), whole).then(
        url => {
          heard.outcome = url
        },
        (error: Error) => {
          heard.outcome = error.message
        },
      )
    return (
      <button type="button" onClick={() => void send()}>
        go
      </button>
    )
  }
  const page = await openScreen({
    area: 'admin',
    at: '/upload',
    screen: { Component: Screen },
    answers: { 'POST /uploads': answer },
  })
  await page.user.click(await page.findByRole('button', { name: 'go' }))
  await page.waitFor(() => expect(heard.outcome).toBeDefined())
  return { ...heard, sent: page.sent('POST', '/uploads').map(({ body }) => Object.fromEntries(body)) }
}

describe('uploads of form fields (spec §7)', () => {
  it('send name and size of a picture, and report progress', async () => {
    const { outcome, sent, shares } = await uploaded({ name: 'avatar', option: { width: 150, height: 150 } })
    expect(sent).toEqual([{ name: 'avatar', option: '{"width":150,"height":150}' }])
    expect([outcome, shares]).toEqual(['/files/a.webp', [1]])
  })

  it("send uploadType 'uploadFile' for other files", async () => {
    const { sent } = await uploaded({ name: 'manual', uploadType: 'uploadFile' })
    expect(sent).toEqual([{ name: 'manual', uploadType: 'uploadFile' }])
  })

  it('fail with the message of the server', async () => {
    const { outcome } = await uploaded({}, new Refusal(413, 'The file is too big.'))
    expect(outcome).toBe('The file is too big.')
  })

  it('cancelled before they start send nothing', async () => {
    const { sent } = await uploaded({ signal: AbortSignal.abort(new Error('stopped')) })
    expect(sent).toEqual([])
  })

  it('cancelled during the upload end immediately, whatever the server does', async () => {
    const stop = new AbortController()
    const answer = () => {
      setTimeout(() => stop.abort())
      return new Promise(() => undefined)
    }
    const { outcome } = await uploaded({ signal: stop.signal }, answer)
    expect(outcome).toBe('')
  })
})
