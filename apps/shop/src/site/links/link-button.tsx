import { chakra, type RecipeVariantProps } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from '@shiji/ui/common/button/button.recipe.ts'
import { UiLink, type UiLinkProps } from '@shiji/ui/common/link/ui-link.tsx'

const ButtonLook = chakra('span', buttonRecipe)

type Look = NonNullable<RecipeVariantProps<typeof buttonRecipe>>

export type LinkButtonProps = UiLinkProps & Pick<Look, 'look' | 'tone' | 'size' | 'block'>

/** A link that looks like a button, for the main action of a page. */
export function LinkButton({
  look = 'outline',
  tone = 'accent',
  size = 'default',
  block = false,
  children,
  ...link
}: LinkButtonProps) {
  return (
    <ButtonLook asChild look={look} tone={tone} size={size} block={block}>
      <UiLink color={undefined} textDecoration={undefined} borderRadius={undefined} {...link}>
        {children}
      </UiLink>
    </ButtonLook>
  )
}
