import { chakra } from '@chakra-ui/react/styled-system'
import { buttonRecipe } from '@shiji/ui/common/button/button.recipe.ts'

const AnchorLook = chakra('a', buttonRecipe)

/** The login of the seller back office: another application, so the router of the shop has no such page. */
export const SellerLink = ({ children }: { readonly children: string }) => (
  <AnchorLook href="/Seller/login" look="solid" tone="accent">
    {children}
  </AnchorLook>
)
