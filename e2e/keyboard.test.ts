import { inspectPage } from '@shiji/tooling/look/inspect.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { closeBrowser, newVisitor } from './harness/browser.ts'
import { localesOf } from './harness/locales.ts'
import { wording } from './steps/wording.ts'

afterAll(closeBrowser)

const NAMESPACES = ['shop', 'shop_goods', 'common'] as const

describe.each(localesOf(import.meta.filename))('by keyboard alone, in %s', locale => {
  const say = wording(locale)

  it('the filters of a phone open, choose and close, and the focus comes back', async () => {
    const { page, open, complaints } = await newVisitor(locale)
    await page.setViewportSize({ width: 390, height: 844 })
    await open('/search')
    const button = page.getByRole('button', { name: new RegExp(`^${say('shop_goods.filter')}`) })
    await button.first().focus()
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: say('shop_goods.filter_title') })
    await drawer.getByRole('checkbox').first().waitFor()
    expect(await drawer.evaluate(element => element.contains(document.activeElement))).toBe(true)
    expect(await inspectPage(page, NAMESPACES)).toEqual([])

    await drawer.getByRole('checkbox', { name: new RegExp(say('shop_goods.in_stock')) }).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/search\/./)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    expect(await button.first().evaluate(element => element === document.activeElement)).toBe(true)
    expect(complaints).toEqual([])
  })

  it('suggestions are chosen by arrows, and Escape closes them', async () => {
    const { page, open } = await newVisitor(locale)
    await open('/')
    const field = page.getByRole('search').getByRole('combobox').first()
    await field.focus()
    await page.keyboard.type(locale === 'en' ? 'lamp' : '台灯')
    const options = page.getByRole('option')
    await options.first().waitFor()
    expect(await inspectPage(page, NAMESPACES)).toEqual([])
    await page.keyboard.press('Escape')
    await options.first().waitFor({ state: 'hidden' })
    await page.keyboard.press('ArrowDown')
    await options.first().waitFor()
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => field.getAttribute('aria-activedescendant')).toBeTruthy()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/(search|class|goods|store)\//)
  })

  it('the class tree opens with its arrows, and Escape returns from its panel', async () => {
    const { page, open } = await newVisitor(locale)
    await open('/')
    const tree = page.getByRole('main').getByRole('navigation', { name: say('shop.all_classes') })
    const first = tree.getByRole('link').first()
    await first.focus()
    await expect.poll(() => first.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('ArrowDown')
    const second = tree.getByRole('link', { expanded: true })
    await expect.poll(() => second.count()).toBe(1)
    expect(await second.evaluate(element => element === document.activeElement)).toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await second.evaluate(element => element === document.activeElement)).toBe(false)
    expect(await inspectPage(page, NAMESPACES)).toEqual([])
    await page.keyboard.press('Escape')
    expect(await tree.evaluate(element => element.contains(document.activeElement))).toBe(true)
  })

  it('results become a list, in which everything keeps its name', async () => {
    const { page, open } = await newVisitor(locale)
    await open('/search')
    const list = page.getByRole('main').getByRole('button', { name: say('shop_goods.view_list'), exact: true })
    await list.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => list.getAttribute('aria-pressed')).toBe('true')
    await page.waitForLoadState('networkidle')
    expect(await inspectPage(page, NAMESPACES)).toEqual([])
  })
})
