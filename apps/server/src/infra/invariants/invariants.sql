-- What must always be true. Each check selects the rows that violate it; it must return none.
-- A check starts with "-- I<number> <title>" and ends with a semicolon; "@later" marks checks that are only true once the worker has run;
-- :now is the clock's time.

-- I1 Every journal sums to zero in each unit
select p.journal_id, a.unit, sum(p.amount) as sum
from postings p join accounts a on a.id = p.account_id
group by p.journal_id, a.unit having sum(p.amount) <> 0;

-- I2 Every journal has at least two postings, none of them zero
select j.id from journals j left join postings p on p.journal_id = j.id
group by j.id having count(p.id) < 2 or bool_or(p.amount = 0);

-- I3 The whole ledger sums to zero in each unit
select a.unit, sum(p.amount) as sum
from postings p join accounts a on a.id = p.account_id group by a.unit having sum(p.amount) <> 0;

-- I4 The stored balance is the sum of the postings
select a.id, a.balance, coalesce(sum(p.amount), 0) as sum
from accounts a left join postings p on p.account_id = a.id
where a.is_tracked group by a.id having a.balance <> coalesce(sum(p.amount), 0);

-- I5 No account of a person or store is below zero, no debt above it, and the platform stores no balances
select id, owner_type, owner_id, kind, balance from accounts
where case when owner_type = 'platform' then balance <> 0 when kind = 'debt' then balance > 0 else balance < 0 end;

-- I6 A cause is booked only once
select cause from journals group by cause having count(*) > 1;

-- I8 The log of an account is a chain: each balance is the previous one plus the amount
select id, account_id, seq from (
  select p.id, p.account_id, p.seq, p.balance_after, p.amount,
    lag(p.balance_after, 1, 0::bigint) over chain as balance_before, lag(p.seq, 1, 0::bigint) over chain as seq_before
  from postings p join accounts a on a.id = p.account_id where a.is_tracked
  window chain as (partition by p.account_id order by p.seq)) log
where balance_after is null or balance_after <> balance_before + amount or seq <> seq_before + 1;

-- I14 Payable is goods plus freight minus discounts
select id from orders where payable <> goods_amount + freight_amount - discount_amount;

-- I15 The goods amount of an order is the sum of its lines, a line is price times quantity, and payable amounts add up
select o.id from orders o left join order_goods l on l.order_id = o.id
group by o.id
having coalesce(sum(l.total_price), 0) <> o.goods_amount or coalesce(sum(l.buy_num), 0) <> o.pieces
  or coalesce(sum(l.payable), 0) + o.freight_amount <> o.payable
  or bool_or(l.total_price <> l.goods_price * l.buy_num or l.payable <> l.total_price - l.discount_amount);

-- I16 A discount never exceeds the goods amount, and no payable amount is negative
select id from orders where discount_amount < 0 or discount_amount > goods_amount or payable < 0 or freight_amount < 0;

-- I17 The discount of a line is the sum of its parts, that of an order the sum of its lines
select l.order_id, l.id from order_goods l left join order_discounts d on d.line_id = l.id
group by l.id having l.discount_amount <> coalesce(sum(d.amount), 0)
union all
select o.id, null from orders o join order_goods l on l.order_id = o.id
group by o.id having o.discount_amount <> sum(l.discount_amount);

-- I94 Changes of a price form a chain from what the buyer agreed to, and the last one is what the order costs
select order_id from (
  select c.order_id, c.seq, c.goods_before, c.freight_before, c.goods_after, c.freight_after, o.payable, o.freight_amount,
    coalesce((select sum(d.amount) from order_discounts d where d.order_id = o.id and d.kind = 'price_change'), 0) as taken_off,
    first_value(c.goods_before) over chain as goods_agreed, first_value(c.freight_before) over chain as freight_agreed,
    lag(c.goods_after, 1, c.goods_before) over chain as goods_then, lag(c.freight_after, 1, c.freight_before) over chain as freight_then,
    lead(c.seq) over chain is null as is_last, lag(c.seq, 1, 0) over chain as seq_then
  from order_price_changes c join orders o on o.id = c.order_id
  window chain as (partition by c.order_id order by c.seq)) history
where seq <> seq_then + 1 or goods_before <> goods_then or freight_before <> freight_then
  or goods_after > goods_agreed or freight_after > freight_agreed
  or (is_last and (goods_after + freight_after <> payable or freight_after <> freight_amount or goods_agreed - goods_after <> taken_off))
union all
select d.order_id from order_discounts d where d.kind = 'price_change'
  and not exists (select 1 from order_price_changes c where c.order_id = d.order_id);

-- I95 An order goes where its last change of address says, and changes belong to its store and buyer
select o.id from orders o
join lateral (
  select c.* from order_address_changes c where c.order_id = o.id and c.status in ('direct', 'granted')
  order by c.decided_at desc, c.id desc limit 1) c on true
where (c.receive_name, c.receive_tel, c.receive_area, c.receive_address)
  <> (o.receive_name, o.receive_tel, o.receive_area, o.receive_address)
union all
select c.order_id from order_address_changes c join orders o on o.id = c.order_id
where c.store_id <> o.store_id or c.user_id <> o.user_id;

-- I18 A line has 1 to 999 pieces
select id from order_goods where buy_num not between 1 and 999;

-- I20 Lines belong to the store and the buyer of their order
select l.id from order_goods l join orders o on o.id = l.order_id
where l.store_id <> o.store_id or l.user_id <> o.user_id;

-- I21 Order and payment numbers are unique
select order_no from orders group by order_no having count(*) > 1
union all
select pay_no from payments group by pay_no having count(*) > 1;

-- I23 The address of an order belonged to its buyer
select o.id from orders o join addresses a on a.id = o.address_id where a.user_id <> o.user_id;

-- I24 Sub-accounts own neither orders nor carts
select 'order' as what, o.id from orders o join users u on u.id = o.user_id where u.belong_id > 0
union all
select 'cart', c.id from carts c join users u on u.id = c.user_id where u.belong_id > 0;

-- I27 Every group has orders, of its buyer, that sum to its amount
select g.id from order_groups g left join orders o on o.group_id = g.id
group by g.id
having count(o.id) = 0 or bool_or(o.user_id <> g.user_id) or coalesce(sum(o.payable), 0) <> g.payable
  or count(distinct o.store_id) < count(o.id);

-- I28 Every status change of an order is an allowed one
select m.id, m.move, m.from_status, m.to_status from order_moves m
left join (values
  ('place', '', 'waiting_payment'),
  ('pay', 'waiting_payment', 'waiting_delivery'),
  ('cancel', 'waiting_payment', 'cancel'),
  ('ship', 'waiting_delivery', 'waiting_receipt'),
  ('receive', 'waiting_receipt', 'waiting_comment'),
  ('comment', 'waiting_comment', 'completion')
) allowed (move, from_status, to_status)
  on allowed.move = m.move and allowed.from_status = m.from_status and allowed.to_status = m.to_status
where allowed.move is null;

-- I29 The history of an order is unbroken, from its placing to its current status
select order_id from (
  select m.order_id, m.move, m.from_status, m.to_status, o.status,
    lag(m.to_status, 1, '') over chain as before,
    lead(m.to_status) over chain is null as is_last
  from order_moves m join orders o on o.id = m.order_id
  window chain as (partition by m.order_id order by m.seq)) history
where from_status <> before or (is_last and to_status <> status)
union all
select o.id from orders o where not exists (select 1 from order_moves m where m.order_id = o.id);

-- I30 A paid order has a payment, an unpaid one has none
select o.id, o.status from orders o
left join payments p on p.id = o.payment_id and p.status = 'paid' and p.subject_type = 'order_group'
  and p.subject_id = o.group_id and p.user_id = o.user_id and p.method = o.payment_method
where case when o.status in ('waiting_payment', 'cancel') then o.payment_id is not null or o.pay_time is not null
  else p.id is null or o.pay_time is null end;

-- I31 An order has exactly the stock of its state: reserved while unpaid, taken when paid, none when cancelled
select o.id, l.sku_id from orders o
join (select order_id, sku_id, sum(buy_num) as pieces from order_goods group by order_id, sku_id) l on l.order_id = o.id
left join (
  select order_id, sku_id, sum(on_hand_delta) as on_hand, sum(reserved_delta) as reserved
  from stock_movements where order_id is not null group by order_id, sku_id) m
  on m.order_id = o.id and m.sku_id = l.sku_id
where coalesce(m.reserved, 0) <> case when o.status = 'waiting_payment' then l.pieces else 0 end
  or coalesce(m.on_hand, 0) <> case when o.status in ('waiting_payment', 'cancel') then 0 else -l.pieces end;

-- I32 Shipped orders have a parcel; received orders were shipped, commented ones received, and settled ones completed
select o.id, o.status from orders o
where (o.status in ('waiting_receipt', 'waiting_comment', 'completion')
    and (o.delivery_time is null or not exists (select 1 from parcels p where p.order_id = o.id)))
  or (o.status in ('waiting_comment', 'completion') and o.receipt_time is null)
  or (o.status = 'completion' and (o.comment_time is null
    or exists (select 1 from order_goods l where l.order_id = o.id and not l.is_commented)))
  or (o.status = 'cancel' and o.cancel_time is null)
  or (o.is_settled and o.status <> 'completion');

-- I33 @later No order has passed its deadline
select id, status, due_at from orders
where due_at < :now::timestamptz - interval '10 minutes' and status in ('waiting_payment', 'waiting_receipt', 'waiting_comment');

-- I34 The times of an order are in sequence
select id from orders
where pay_time < created_at or cancel_time < created_at or delivery_time < pay_time or receipt_time < delivery_time
  or comment_time < receipt_time;

-- I35 Stock is never negative and never reserved twice
select sku_id from stocks where on_hand < 0 or reserved < 0 or reserved > on_hand;

-- I36 Stock on hand is the sum of its movements
select s.sku_id, s.on_hand, coalesce(sum(m.on_hand_delta), 0) as sum
from stocks s left join stock_movements m on m.sku_id = s.sku_id
group by s.sku_id having s.on_hand <> coalesce(sum(m.on_hand_delta), 0);

-- I37 Reserved stock is the sum of its movements and equals what unpaid orders reserve
select s.sku_id, s.reserved, coalesce(m.sum, 0) as moved, coalesce(o.sum, 0) as held from stocks s
left join (select sku_id, sum(reserved_delta) as sum from stock_movements group by sku_id) m on m.sku_id = s.sku_id
left join (
  select l.sku_id, sum(l.buy_num) as sum from order_goods l join orders o on o.id = l.order_id
  where o.status = 'waiting_payment' group by l.sku_id) o on o.sku_id = s.sku_id
where s.reserved <> coalesce(m.sum, 0) or s.reserved <> coalesce(o.sum, 0);

-- I74 A stock row has its store and its warning level: its own, or else the store’s
select t.sku_id, t.store_id, t.low_stock, k.store_id as store, w.low_stock as warns_at from stocks t
join skus k on k.id = t.sku_id left join stores w on w.id = k.store_id
where t.store_id <> k.store_id or t.low_stock is distinct from coalesce(t.own_low_stock, w.low_stock) or t.is_low <> (t.on_hand - t.reserved <= t.low_stock);

-- I90 An applied count moved stock once by its differences, an open or abandoned one not at all
select s.id, r.sku_id, s.status, r.counted - r.on_hand_then as difference, m.on_hand_delta as moved
from stocktakes s join stocktake_rows r on r.stocktake_id = s.id
left join stock_movements m on m.sku_id = r.sku_id and m.cause = 'stocktake:' || s.id
where coalesce(m.on_hand_delta, 0) <> case when s.status = 'applied' then coalesce(r.counted - r.on_hand_then, 0) else 0 end;

-- I38 A stock movement has one cause
select sku_id, cause from stock_movements group by sku_id, cause having count(*) > 1;

-- I40 @later Sales of goods are at least the pieces paid for
select g.id, g.sales + coalesce(c.sales, 0) as sales, coalesce(p.pieces, 0) as paid from goods g
left join goods_counters c on c.goods_id = g.id
left join (
  select l.goods_id, sum(l.buy_num) as pieces from order_goods l join orders o on o.id = l.order_id
  where o.pay_time is not null group by l.goods_id) p on p.goods_id = g.id
where g.sales + coalesce(c.sales, 0) < coalesce(p.pieces, 0);

-- I72 @later Sales reach the lists within a minute
select c.goods_id, c.sales, c.since from goods_counters c
where c.sales <= 0 or c.since < :now::timestamptz - interval '2 minutes';

-- I71 Favourite counts of goods and stores are exact
select 'goods' as what, g.id, g.collect_count as counted, coalesce(f.kept, 0) as kept from goods g
left join (select out_id, count(*) as kept from favorites where is_type = 0 group by out_id) f on f.out_id = g.id
where g.collect_count <> coalesce(f.kept, 0)
union all
select 'store', s.id, s.follow_count, coalesce(f.kept, 0) from stores s
left join (select out_id, count(*) as kept from favorites where is_type = 1 group by out_id) f on f.out_id = s.id
where s.follow_count <> coalesce(f.kept, 0);

-- I73 Figures of past days match their orders
with sold as (
  select store_id, user_id, payable, pieces, payable - freight_amount as goods, (pay_time at time zone 'Asia/Shanghai')::date as day
  from orders where pay_time is not null and status <> 'cancel'
    and (pay_time at time zone 'Asia/Shanghai')::date in (select day from sales_days where store_id = 0))
select coalesce(d.store_id, o.store_id) as store_id, coalesce(d.day, o.day)::text as day
from (select * from sales_days where orders > 0) d
full join (
  select coalesce(store_id, 0) as store_id, day, count(*) as orders, sum(payable) as amount, count(distinct user_id) as buyers
  from sold group by grouping sets ((store_id, day), (day))) o on o.store_id = d.store_id and o.day = d.day
where (d.orders, d.amount, d.buyers) is distinct from (o.orders, o.amount, o.buyers)
union all
select coalesce(d.store_id, o.store_id), coalesce(d.day, o.day)::text
from (select store_id, day, sum(pieces) as pieces, sum(amount) as amount from goods_days group by 1, 2) d
full join (select store_id, day, sum(pieces) as pieces, sum(goods) as amount from sold group by 1, 2) o
  on o.store_id = d.store_id and o.day = d.day
where (d.pieces, d.amount) is distinct from (o.pieces, o.amount);

-- I48 An inviter joined before the people they invited
select u.id from users u left join users i on i.id = u.inviter_id
where i.id = u.id or i.created_at > u.created_at;

-- I50 A completed payment is the sum of its orders
select p.id, p.amount, coalesce(sum(o.payable), 0) as orders
from payments p left join orders o on o.payment_id = p.id
where p.status = 'paid' and p.subject_type = 'order_group'
group by p.id having p.amount <> coalesce(sum(o.payable), 0) or count(o.id) = 0;

-- I51 A group is paid once, and each provider number belongs to one payment
select subject_type, subject_id::text from payments where status = 'paid' group by 1, 2 having count(*) > 1
union all
select method, trade_no from payments where trade_no is not null group by 1, 2 having count(*) > 1;

-- I52 A payment has a payment time exactly when it is paid
select id from payments where (status = 'paid') <> (paid_at is not null);

-- I78 A refund never exceeds its payment and is booked once; late money is sent back unbooked
select p.id from payments p join payment_refunds r on r.payment_id = p.id
where r.kind = 'asked' group by p.id having sum(r.amount) > p.amount or p.status <> 'paid'
union all
select r.id from payment_refunds r join payments p on p.id = r.payment_id where r.kind = 'late' and p.status <> 'closed'
union all
select r.id from payment_refunds r left join journals j on j.cause = 'payment_refunded:' || r.refund_no
where (r.kind = 'asked') <> (j.id is not null);

-- I56 An order is settled once, with the booked amounts: paid less refunds, commission and referral
select o.id from orders o left join order_settlements s on s.order_id = o.id
where o.is_settled <> (s.id is not null) or s.total_price <> o.payable or s.store_id <> o.store_id
  or s.settlement_price <> s.total_price - s.refunded - s.commission - s.referral or s.settlement_price < 0
union all
select order_id from order_settlements group by order_id having count(*) > 1
union all
select s.order_id from order_settlements s
left join journals j on j.cause = 'order_settled:' || s.order_id
left join postings p on p.journal_id = j.id
left join accounts a on a.id = p.account_id
group by s.id
having coalesce(sum(p.amount) filter (where a.owner_type = 'store' and a.owner_id = s.store_id), 0) <> s.settlement_price
  or coalesce(sum(p.amount) filter (where a.owner_type = 'platform' and a.kind = 'revenue'), 0) <> s.commission;

-- I57 Escrow is exactly what paid and unsettled orders hold
select escrow.sum as escrow, held.sum as held from
  (select coalesce(sum(p.amount), 0) as sum from postings p join accounts a on a.id = p.account_id
    where a.owner_type = 'platform' and a.kind = 'escrow') escrow,
  (select coalesce(sum(payable), 0) as sum from orders where pay_time is not null and not is_settled) held
where escrow.sum <> held.sum;

-- I9 What is held of a store is exactly what its open withdrawals ask for
select coalesce(a.owner_id, w.store_id) as store_id, coalesce(a.balance, 0) as held, coalesce(w.asked, 0) as asked from
  (select owner_id, balance from accounts where owner_type = 'store' and kind = 'frozen') a
  full join (select store_id, sum(amount) as asked from withdrawals
    where status in ('applied', 'checked', 'approved', 'paying') group by store_id) w on w.store_id = a.owner_id
where coalesce(a.balance, 0) <> coalesce(w.asked, 0);

-- I58 A withdrawal is held once, and either paid once with its fee or returned whole, as its state shows
select w.id from withdrawals w
left join lateral (
  select count(*) filter (where j.kind = 'cash_held') as held, count(*) filter (where j.kind = 'cash_paid') as paid,
    count(*) filter (where j.kind = 'cash_returned') as returned
  from journals j where j.cause in ('cash_held:' || w.id, 'cash_paid:' || w.id, 'cash_returned:' || w.id)) booked on true
where booked.held <> 1 or booked.paid <> (w.status = 'paid')::int or booked.returned <> (w.status in ('refused', 'withdrawn'))::int
union all
select w.id from withdrawals w join journals j on j.cause = 'cash_paid:' || w.id
join postings p on p.journal_id = j.id join accounts a on a.id = p.account_id
group by w.id having coalesce(sum(p.amount) filter (where a.kind = 'bank'), 0) <> w.net
  or coalesce(sum(p.amount) filter (where a.kind = 'revenue'), 0) <> w.fee
union all
select id from withdrawals where amount > 1000000 and status in ('approved', 'paying', 'paid') and second_id is null;

-- I60 Rows of a store refer to rows of the same store
select 'sku' as what, k.id from skus k join goods g on g.id = k.goods_id where k.store_id <> g.store_id
union all
select 'line', l.id from order_goods l join skus k on k.id = l.sku_id where k.store_id <> l.store_id or k.goods_id <> l.goods_id
union all
select 'cart', c.id from carts c join skus k on k.id = c.sku_id where k.store_id <> c.store_id or k.goods_id <> c.goods_id
union all
select 'comment', c.id from order_comments c join order_goods l on l.id = c.order_goods_id
where c.store_id <> l.store_id or c.user_id <> l.user_id or c.goods_id <> l.goods_id or c.order_id <> l.order_id
union all
select 'freight', g.id from goods g join freights f on f.id = g.freight_id where f.store_id <> g.store_id
union all
select 'settlement', s.id from order_settlements s join orders o on o.id = s.order_id
where o.store_id <> s.store_id or o.user_id <> s.user_id or o.order_no <> s.order_no;

-- I65 Once there is a super admin, at least one remains
select 'none' as super from admins having bool_or(is_super) and not bool_or(is_super and status = 'active');

-- I66 Nothing refers to a record that no longer exists
select 'line' as what, l.id from order_goods l left join skus k on k.id = l.sku_id where k.id is null
union all
select 'order store', o.id from orders o left join stores s on s.id = o.store_id where s.id is null
union all
select 'order buyer', o.id from orders o left join users u on u.id = o.user_id where u.id is null
union all
select 'cart', c.id from carts c left join skus k on k.id = c.sku_id where k.id is null
union all
select 'favourite', f.id from favorites f left join goods g on f.is_type = 0 and g.id = f.out_id
left join stores s on f.is_type = 1 and s.id = f.out_id where coalesce(g.id, s.id) is null
union all
select 'journal', j.id from journals j left join orders o on o.id = j.order_id where j.order_id is not null and o.id is null
union all
select 'movement', m.id from stock_movements m left join orders o on o.id = m.order_id where m.order_id is not null and o.id is null
union all
select 'settlement', s.id from order_settlements s left join orders o on o.id = s.order_id where o.id is null;

-- I68 @later Events are delivered within minutes
select id, type, last_error from outbox_events where done_at is null and next_at < :now::timestamptz - interval '10 minutes';

-- I75 A failed delivery is still to be made and belongs to an open event
select d.id, d.event_id, d.reaction from outbox_deliveries d
left join outbox_events e on e.id = d.event_id and e.done_at is null
left join reaction_marks m on m.event_id = d.event_id and m.reaction = d.reaction
where e.id is null or m.event_id is not null;

-- I76 An entry of the inbox belongs to a buyer or store that exists
select i.id, i.scope, i.owner_id from inbox_entries i left join users u on u.id = i.owner_id where i.scope = 'buyer' and u.id is null
union all
select i.id, i.scope, i.owner_id from inbox_entries i left join stores s on s.id = i.owner_id where i.scope = 'store' and s.id is null;
