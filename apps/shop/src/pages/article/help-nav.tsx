import { chakra } from '@chakra-ui/react/styled-system'
import { useHelpCentreQuery } from '@shiji/api/content/content.buyer.api.ts'
import type { ArticleColumn, ArticleLink } from '@shiji/contract/content/articles.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Icon } from '@shiji/ui/common/icon/icon.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { articlePath } from '../../site/links/paths.ts'
import { useName } from '../../site/names.ts'
import { useDisclosure } from '../../site/use-disclosure.ts'
import { useWide } from '../../site/use-wide.ts'

/** Links through the help centre: beside the text, on narrow pages behind a button above it. */
export function HelpNav({ here }: { readonly here: string }) {
  const say = useText('shop_content')
  const wide = useWide('lg')
  const { open, holder, holderProps, buttonProps, panelId } = useDisclosure()
  return (
    <chakra.nav
      ref={holder}
      {...holderProps}
      aria-label={say('shop_content.help_nav')}
      bg="bg.surface"
      borderRadius="md"
      p={{ base: '2', lg: '4' }}
      position={{ lg: 'sticky' }}
      top="80px"
      maxH={{ lg: 'calc(100dvh - 96px)' }}
      overflowY={{ lg: 'auto' }}
    >
      {wide ? (
        <chakra.p px="3" py="1.5" fontWeight="bold" textStyle="lg">
          {say('shop_content.help_title')}
        </chakra.p>
      ) : (
        <chakra.button
          type="button"
          {...buttonProps}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          w="full"
          minH="44px"
          px="3"
          fontWeight="semibold"
          cursor="pointer"
          borderRadius="sm"
          _focusVisible={{ outline: '2px solid', outlineColor: 'focus' }}
        >
          {say('shop_content.help_choose')}
          <Icon of={ChevronDown} />
        </chakra.button>
      )}
      <div id={panelId} hidden={!wide && !open}>
        {(wide || open) && <Columns here={here} />}
      </div>
    </chakra.nav>
  )
}

function Columns({ here }: { readonly here: string }) {
  const say = useText('shop_content')
  const pick = useName()
  const { data } = useHelpCentreQuery()
  return (
    <>
      {data?.columns.map(column => (
        <Branch key={column.id} column={column} here={here} />
      ))}
      {data !== undefined && data.agreements.length > 0 && (
        <Group title={say('shop_content.agreements')} links={data.agreements} here={here} pick={pick} />
      )}
    </>
  )
}

function Branch({ column, here }: { readonly column: ArticleColumn; readonly here: string }) {
  const pick = useName()
  return (
    <>
      <Group title={pick(column.name, column.name_en)} links={column.articles} here={here} pick={pick} />
      {column.children.map(child => (
        <Branch key={child.id} column={child} here={here} />
      ))}
    </>
  )
}

interface GroupProps {
  readonly title: string
  readonly links: readonly ArticleLink[]
  readonly here: string
  readonly pick: (zh: string, en: string) => string
}

function Group({ title, links, here, pick }: GroupProps) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <chakra.div mt="3">
      <chakra.p id={id} px="3" textStyle="xs" fontWeight="medium" letterSpacing="label" color="fg.muted" mb="1">
        {title}
      </chakra.p>
      <ul aria-labelledby={id}>
        {links.map(link => (
          <li key={link.name}>
            <UiLink
              href={articlePath(link.name)}
              aria-current={link.name === here ? 'page' : undefined}
              display="block"
              px="3"
              py={{ base: '2.5', lg: '1.5' }}
              borderRadius="sm"
              textStyle="md"
              color={link.name === here ? 'accent.fg' : 'fg'}
              bg={link.name === here ? 'accent.subtle' : undefined}
              fontWeight={link.name === here ? 'semibold' : 'normal'}
              _hover={{ color: 'accent.fg' }}
            >
              {pick(link.title, link.title_en)}
            </UiLink>
          </li>
        ))}
      </ul>
    </chakra.div>
  )
}
