import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'

describe('the server without a session', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp()
  })
  afterAll(() => server.close())

  it('answers an unknown path with HTTP 404', async () => {
    const answer = await server.call('GET', '/no/such/path')
    expect(answer.status).toBe(404)
  })

  it('is ready while the database answers', async () => {
    const response = await server.app.http.inject('/readyz')
    expect(response.json()).toEqual({ status: 'ready' })
  })

  it('describes itself as OpenAPI 3.1', async () => {
    const response = await server.app.http.inject('/api/openapi.json')
    expect(response.json().openapi).toBe('3.1.0')
  })
})
