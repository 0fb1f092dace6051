import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, type SystemContext } from '@chakra-ui/react/styled-system'
import { zIndex } from '../tokens/layers.ts'
import { durations, easings, keyframes } from '../tokens/motion.ts'
import type { Area } from '../tokens/ramps.ts'
import { radii } from '../tokens/shape.ts'
import { breakpoints, controlHeights, sizes, spacing } from '../tokens/space.ts'
import { fontSizes, fonts, fontWeights, letterSpacings, textStyles, type typeScale } from '../tokens/type-scale.ts'
import { areaConditions } from './area-conditions.ts'
import { globalCss } from './global-css.ts'
import { semanticTokens } from './semantic-tokens.ts'
import { textRecipes } from './text-recipes.ts'
import { weightlessRecipes } from './weightless-recipes.ts'

/** Density of an area: body text and the default height of controls. */
interface Density {
  readonly body: keyof typeof typeScale
  readonly control: keyof typeof controlHeights
}

const roomy: Density = { body: 'lg', control: 'md' }
const dense: Density = { body: 'md', control: 'sm' }

const build = ({ body, control }: Density): SystemContext =>
  weightlessRecipes(
    createSystem(defaultBaseConfig, {
      preflight: true,
      cssVarsPrefix: 'chakra',
      cssVarsRoot: ':where(html, .chakra-theme)',
      conditions: areaConditions,
      globalCss: { ...globalCss, body: { textStyle: body } },
      theme: {
        breakpoints,
        keyframes,
        textStyles,
        tokens: {
          cursor: { button: { value: 'pointer' }, disabled: { value: 'not-allowed' } },
          durations,
          easings,
          fonts,
          fontSizes: { ...fontSizes, body: { value: `{fontSizes.${body}}` } },
          fontWeights,
          letterSpacings,
          radii,
          sizes: { ...sizes, control: { value: `${controlHeights[control]}px` } },
          spacing,
          zIndex,
        },
        semanticTokens,
        // Components bring their own styles along with their code, so that a first page loads none of them.
        recipes: textRecipes,
      },
    }),
  )

let shop: SystemContext | undefined
let backoffice: SystemContext | undefined

/** Design system of the storefront: roomy, large body text. Built on first use, since a page needs one of the two. */
export const shopSystem = (): SystemContext => {
  shop ??= build(roomy)
  return shop
}

/** Design system of both back offices: the same tokens and recipes, denser. */
export const backofficeSystem = (): SystemContext => {
  backoffice ??= build(dense)
  return backoffice
}

/** The design system of an area. */
export const systemOf = (area: Area): SystemContext => (area === 'shop' ? shopSystem() : backofficeSystem())
