import { afterEach, expect, it } from 'vitest'
import { aShop } from '../../testing/a-shop.tsx'
import { useHead } from './use-head.ts'

const meta = () => document.querySelector<HTMLMetaElement>('meta[name="description"]')

function Page() {
  useHead({ title: '收纳箱', description: '从页面' })
  return <p>page</p>
}
const open = () => aShop({ page: <Page />, server: () => undefined, loggedIn: false })

afterEach(() => {
  meta()?.remove()
})

it('keeps the description that the server wrote for this very page', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<meta name="description" content="从服务器" data-page="${location.pathname}">`,
  )
  await open()
  expect([meta()?.content, document.title]).toEqual(['从服务器', '收纳箱 · 市集'])
})

it('replaces that of the page that a person came from', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="description" content="从服务器" data-page="/goods/1">')
  await open()
  expect(meta()?.content).toBe('从页面')
})
