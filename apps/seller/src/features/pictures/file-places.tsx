import { chakra } from '@chakra-ui/react/styled-system'
import { inLanguage } from '@shiji/backoffice/page/declaration/in-language.ts'
import type { FileUse } from '@shiji/contract/files/file-spaces.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'

/** The page on which a file can be removed from its place. */
function pageOf({ user, id }: FileUse): string {
  if (user === 'goods') return `/goods/form/${id}`
  return user === 'store' ? '/stores' : '/goods_brands/applications'
}

/** The places where a file is used, each as a link with what the file is there. */
export function FilePlaces({ uses, more }: { readonly uses: readonly FileUse[]; readonly more: boolean }) {
  const say = useText('file_space', 'ui')
  const locale = useLocale()
  return (
    <chakra.ul listStyleType="none" display="grid" gap="1">
      {uses.map(use => (
        <li key={`${use.user}${use.id}`}>
          <UiLink href={pageOf(use)} color="accent.fg" textDecoration="underline">
            {say(`file_space.user.${use.user}`)} · {inLanguage(use, 'name', locale)}
          </UiLink>
          <chakra.span ms="2" textStyle="xs" color="fg.muted">
            {use.parts.map(part => say(`file_space.part.${part}`)).join(say('ui.list_separator'))}
          </chakra.span>
        </li>
      ))}
      {more && <li>…</li>}
    </chakra.ul>
  )
}
