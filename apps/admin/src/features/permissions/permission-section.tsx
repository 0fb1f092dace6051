import { chakra } from '@chakra-ui/react/styled-system'
import { useResetPermissionMutation } from '@shiji/api/identity/role.api.ts'
import { useAct } from '@shiji/backoffice/core/action/use-act.ts'
import type { PermissionWords } from '@shiji/backoffice/nouns/role/use-permission-words.ts'
import { Section } from '@shiji/backoffice/page/dashboard/section.tsx'
import { PlainTable } from '@shiji/backoffice/page/figures/plain-table.tsx'
import type { PermissionBook, PermissionEntry } from '@shiji/contract/identity/permissions.ts'
import { formatNumber } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Tag } from '@shiji/ui/common/tag-badge/tag-badge.tsx'

export interface PermissionSectionProps {
  readonly group: PermissionBook[number]
  readonly words: PermissionWords
  /** Whether this person may change words. */
  readonly mayChange: boolean
  readonly onEdit: (entry: PermissionEntry) => void
}

/** The permissions of one group: name and description, the id of the program, and the order. */
export function PermissionSection({ group, words, mayChange, onEdit }: PermissionSectionProps) {
  const say = useText('staff', 'permission', 'table')
  const locale = useLocale()
  const name = words.groupName(group.group)
  return (
    <Section title={name}>
      <PlainTable
        name={name}
        head={[
          say('staff.permission'),
          say('staff.permission_id'),
          say('staff.words_sort'),
          ...(mayChange ? [say('table.actions')] : []),
        ]}
        rows={group.permissions.map(entry => ({
          id: entry.id,
          cells: [
            <Words key="words" entry={entry} words={words} />,
            <chakra.code key="id" textStyle="xs">
              {entry.id}
            </chakra.code>,
            formatNumber(entry.is_sort, locale),
            ...(mayChange
              ? [<Buttons key="buttons" area={group.area} entry={entry} words={words} onEdit={onEdit} />]
              : []),
          ],
        }))}
      />
    </Section>
  )
}

interface EntryProps {
  readonly entry: PermissionEntry
  readonly words: PermissionWords
}

function Words({ entry, words }: EntryProps) {
  const say = useText('staff')
  const about = words.aboutOf(entry.id)
  return (
    <>
      {words.nameOf(entry.id)}
      {entry.changed && (
        <Tag tone="neutral" ms="2">
          {say('staff.words_changed')}
        </Tag>
      )}
      {about !== '' && (
        <chakra.span display="block" textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {about}
        </chakra.span>
      )}
    </>
  )
}

function Buttons({
  area,
  entry,
  words,
  onEdit,
}: EntryProps & Pick<PermissionSectionProps, 'onEdit'> & { readonly area: PermissionBook[number]['area'] }) {
  const say = useText('staff')
  const [reset] = useResetPermissionMutation()
  const act = useAct()
  const name = words.nameOf(entry.id)
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="2" justifyContent="flex-end">
      <Button size="sm" look="ghost" aria-label={say('staff.words_edit_of', { name })} onClick={() => onEdit(entry)}>
        {say('common.edit')}
      </Button>
      {entry.changed && (
        <Button
          size="sm"
          look="ghost"
          aria-label={say('staff.words_default_of', { name })}
          onClick={() => void act(0, () => reset({ area, permission: entry.id }))}
        >
          {say('staff.words_default')}
        </Button>
      )}
    </chakra.span>
  )
}
