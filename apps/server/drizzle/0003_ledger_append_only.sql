-- Second line behind the code: journals and postings are only ever added. Engines without triggers lose nothing but this line.
create function ledger_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ledger rows are never changed or removed (%)', tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
--> statement-breakpoint
create trigger journals_append_only before update or delete on "journals" for each row execute function ledger_append_only();
--> statement-breakpoint
create trigger postings_append_only before update or delete on "postings" for each row execute function ledger_append_only();
