import { and, eq, type SQL, sql } from 'drizzle-orm'
import { ownerOf } from '../../../records/in-scope.ts'
import type { Person } from '../domain/message.ts'
import { inboxEntries } from './inbox.table.ts'

/** The owner as the table stores it: 0 is the platform. Throws for an invalid store or buyer. */
export const ownerIdOf = (person: Person): number => (person.of === 'platform' ? 0 : ownerOf(person))

/** The entries of that person only; the platform's own are not all entries. */
export const ofPerson = (person: Person): SQL =>
  and(eq(inboxEntries.scope, person.of), eq(inboxEntries.ownerId, ownerIdOf(person))) ?? sql`false`
