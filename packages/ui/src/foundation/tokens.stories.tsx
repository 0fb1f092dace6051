import { chakra } from '@chakra-ui/react/styled-system'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { contrastRatio } from '../common/tokens/contrast.ts'
import { contrastPairs } from '../common/tokens/contrast-pairs.ts'
import { areas, ramps } from '../common/tokens/ramps.ts'
import { plates } from '../common/tokens/semantic.ts'
import { typeScale } from '../common/tokens/type-scale.ts'

const meta: Meta = { title: 'Foundation/Tokens' }
export default meta

const Section = ({ title, children }: { readonly title: string; readonly children: React.ReactNode }) => (
  <chakra.section mb="10">
    <chakra.h2 textStyle="xl" fontWeight="semibold" mb="3">
      {title}
    </chakra.h2>
    {children}
  </chakra.section>
)

/** The ramps that semantic tokens are made of, and the studio plates. */
export const Colours: StoryObj = {
  render: () => (
    <>
      {Object.entries(ramps).map(([name, ramp]) => (
        <Section key={name} title={name}>
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {Object.entries(ramp).map(([step, hex]) => (
              <chakra.div key={step} w="88px" textStyle="xs" color="fg.muted">
                <chakra.div h="12" borderRadius="sm" borderWidth="1px" style={{ background: hex }} />
                {step} · {hex}
              </chakra.div>
            ))}
          </chakra.div>
        </Section>
      ))}
      <Section title="plates">
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {Object.entries(plates).map(([name, [centre, rim]]) => (
            <chakra.div key={name} w="88px" textStyle="xs" color="fg.muted">
              <chakra.div h="20" borderRadius="md" style={{ background: `radial-gradient(${centre}, ${rim})` }} />
              {name}
            </chakra.div>
          ))}
        </chakra.div>
      </Section>
    </>
  ),
}

/** Accent of each area beside the others; it follows `data-area` on any element. */
export const Areas: StoryObj = {
  render: () => (
    <chakra.div display="flex" gap="4" flexWrap="wrap">
      {areas.map(area => (
        <chakra.div key={area} data-area={area} p="5" bg="bg.surface" borderRadius="md" w="240px">
          <chakra.p textStyle="lg" fontWeight="semibold" color="accent.fg">
            {area}
          </chakra.p>
          <chakra.div
            mt="3"
            h="10"
            borderRadius="sm"
            bg="accent.solid"
            color="accent.contrast"
            display="grid"
            placeItems="center"
          >
            solid
          </chakra.div>
          <chakra.div
            mt="2"
            h="10"
            borderRadius="sm"
            bg="accent.subtle"
            color="accent.fg"
            display="grid"
            placeItems="center"
          >
            subtle
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.div>
  ),
  play: async ({ canvasElement }) => {
    const solids = within(canvasElement).getAllByText('solid')
    await expect(new Set(solids.map(solid => getComputedStyle(solid).backgroundColor)).size).toBe(areas.length)
  },
}

/** The type scale in both scripts. */
export const Type: StoryObj = {
  render: () => (
    <>
      {Object.entries(typeScale).map(([step, [size, leading]]) => (
        <chakra.p key={step} textStyle={step} mb="3">
          市集 Shiji ¥1,299.00 “引号”——破折号{' '}
          <chakra.span textStyle="xs" color="fg.muted">
            {step} {size}/{leading}
          </chakra.span>
        </chakra.p>
      ))}
    </>
  ),
}

/** Every pair of colours used together, with its ratio and the required one. */
export const Contrast: StoryObj = {
  render: () => (
    <chakra.table textStyle="sm" css={{ '& td, & th': { px: '3', py: '1', textAlign: 'start' } }}>
      <thead>
        <tr>
          <th scope="col">pair</th>
          <th scope="col">mode</th>
          <th scope="col">sample</th>
          <th scope="col">ratio</th>
          <th scope="col">least</th>
        </tr>
      </thead>
      <tbody>
        {contrastPairs.map(pair => (
          <tr key={`${pair.mode} ${pair.name}`}>
            <td>{pair.name}</td>
            <td>{pair.mode}</td>
            <td style={{ background: pair.ground }}>
              <span
                aria-hidden
                style={{
                  background: pair.background,
                  color: pair.foreground,
                  padding: '2px 12px',
                  display: 'inline-block',
                }}
              >
                {pair.least < 4.5 ? '■' : '■ 市集'}
              </span>
            </td>
            <td data-tabular>{contrastRatio(pair.foreground, pair.background, pair.ground).toFixed(2)}</td>
            <td data-tabular>{pair.least}</td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  ),
  play: async ({ canvasElement }) => {
    const [, ...rows] = within(canvasElement).getAllByRole('row')
    await expect(rows).toHaveLength(contrastPairs.length)
    for (const row of rows) {
      const [ratio, least] = [...row.children].slice(3).map(cell => Number(cell.textContent))
      await expect(ratio).toBeGreaterThanOrEqual(least ?? Number.NaN)
    }
  },
}
