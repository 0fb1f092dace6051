import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { mug } from '../../foundation/sample-goods.ts'
import { RichTextView } from './rich-text-view.tsx'
import { safeHtml } from './safe-html.ts'

const meta: Meta<typeof RichTextView> = { title: 'Shop/Rich text', component: RichTextView }
export default meta
type Story = StoryObj<typeof RichTextView>

/** A detail page as a seller writes it. */
export const Detail: Story = {
  args: {
    stored: `<h2>手工拉坯，一杯一色</h2><p>每一只都在 <strong>1,280 ℃</strong> 的窑火里走过十二个小时。</p><p><img src="${mug('#7FA99B')}" width="240" height="240" alt="青釉马克杯"></p><ul><li>容量 350ml</li><li>可进洗碗机</li></ul><blockquote>釉色会有细微差别，这正是手作的痕迹。</blockquote><table><tbody><tr><th scope="row">产地</th><td>景德镇</td></tr><tr><th scope="row">材质</th><td>高白泥</td></tr></tbody></table><p><a href="https://example.com/care">保养说明</a></p>##qingwuit##{"ops":[]}`,
  },
}

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<p style="position:fixed">x</p>',
  '<iframe src="https://example.com"></iframe>',
  '<svg><use href="x"></use></svg>',
  '<form action="/x"><input></form>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
]

/** Only the html part, without script, style, handlers, frames, forms and unsafe addresses. */
export const Cleaned: Story = {
  args: { stored: `<p>看得见的文字</p>${attacks.join('')}##qingwuit##{"ops":[]}` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('看得见的文字')
    for (const attack of attacks) {
      await expect(safeHtml(attack)).not.toMatch(/script|onerror|style|iframe|svg|form|input|math/)
    }
    await expect(safeHtml('<p>hi</p>##qingwuit##{"ops":[]}')).toBe('<p>hi</p>')
    await expect(safeHtml('<a href="https://example.com">x</a>')).toContain('rel="noopener nofollow"')
    await expect(safeHtml('<a href="/.//evil.example">x</a>')).toBe('<a rel="noopener nofollow">x</a>')
    await expect(safeHtml('<img src="https://evil.example/who-reads.png">')).toBe('')
    await expect(safeHtml('<img src="/files/a.webp">')).toContain('src="/files/a.webp"')
  },
}

/** Tables and words that are wider than a phone scroll or break within the page, by keyboard too. */
export const WideOnAPhone: Story = {
  args: {
    stored: `<table><tbody>${'<tr><th scope="row">型号</th>'.concat('<td>QW-2026-CELADON</td>'.repeat(8))}</tr></tbody></table><p>${'https-www-example-com-'.repeat(8)}</p>`,
  },
  decorators: [
    Story => (
      <div data-testid="page" style={{ width: 358 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement).getByTestId('page')
    await expect(page.scrollWidth).toBeLessThanOrEqual(358)
    const table = canvasElement.querySelector('table')
    await waitFor(() => expect(table).toHaveAttribute('tabindex', '0'))
  },
}

/** Renders nothing if nothing is stored. */
export const Empty: Story = {
  args: { stored: '' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('')
  },
}
