/**
 * Makes a database answer like a Citus coordinator, for tests where no Citus is installed. It has the catalogue's tables and the functions
 * that distribute. These move no row, but they refuse what Citus refuses and take the same locks. It follows the behaviour of Citus 12 and 13.
 */
import pg from "pg";
import { inject } from "vitest";
import type { ConnectionSettings } from "#src/foundation/db/store.ts";

export interface StandIn {
  version?: string;
  /** Of this server: 0 for the coordinator, or for a server that nobody has registered. */
  group?: number;
  /** Groups of the nodes that the server knows; 0 is the coordinator itself, which keeps no rows unless it stands alone. */
  nodes?: readonly number[];
}

export async function standIn(
  connection: ConnectionSettings,
  { version = "13.0-1", group = 0, nodes = [0, 1, 2] }: StandIn = {},
): Promise<void> {
  // Only the server's administrator may make anything where Citus keeps its catalogue.
  const client = new pg.Client({ ...inject("testServer").connection, database: connection.database });
  await client.connect();
  try {
    await client.query("set allow_system_table_mods = on");
    await client.query(CATALOGUE);
    await client.query(
      "insert into pg_extension values ((select max(oid::bigint) + 1 from pg_class)::oid, 'citus', 10, 'pg_catalog'::regnamespace, false, $1)",
      [version],
    );
    await client.query("insert into pg_dist_local_group values ($1)", [group]);
    for (const node of nodes) {
      await client.query("insert into pg_dist_node values ($1, $1, $2, 5432, true, 'primary', $3)", [
        node,
        `node-${node}`,
        node > 0 || nodes.length === 1,
      ]);
    }
  } finally {
    await client.end();
  }
}

const CATALOGUE = `
  create table pg_catalog.pg_dist_local_group (groupid integer not null primary key);
  create table pg_catalog.pg_dist_node (
    nodeid integer not null, groupid integer not null, nodename text not null, nodeport integer not null,
    isactive boolean not null, noderole text not null, shouldhaveshards boolean not null
  );
  create table pg_catalog.pg_dist_partition (
    logicalrelid regclass not null primary key, partmethod "char" not null, partkey text, colocationid integer not null,
    repmodel "char" not null
  );
  create table pg_catalog.pg_dist_shard (logicalrelid regclass not null, shardid bigint not null, shardminvalue text, shardmaxvalue text);
  create table pg_catalog.pg_dist_placement (shardid bigint not null, groupid integer not null);
  grant select, insert on pg_catalog.pg_dist_shard, pg_catalog.pg_dist_placement to public;
  grant select on pg_catalog.pg_dist_local_group to public;
  grant select, insert, delete on pg_catalog.pg_dist_node to public;
  create sequence pg_catalog.pg_dist_colocationid_seq;
  -- The functions of Citus write to its catalogue for any role; these run as the caller.
  grant select, insert, delete on pg_catalog.pg_dist_partition to public;
  grant usage on pg_catalog.pg_dist_colocationid_seq to public;

  create table pg_catalog.pg_dist_object (
    classid oid not null, objid oid not null, objsubid integer not null, distribution_argument_index integer, colocationid integer,
    force_delegation boolean, primary key (classid, objid, objsubid)
  );
  grant select, insert, update on pg_catalog.pg_dist_object to public;

  create function pg_catalog.create_distributed_function(
    function_name regprocedure, distribution_arg_name text default null, colocate_with text default 'default', force_delegation bool default null
  ) returns void language plpgsql as $body$
  declare
    argument integer := (select array_position(proargnames, distribution_arg_name) from pg_proc where oid = function_name);
    colocation integer := (
      select p.colocationid from pg_dist_partition p where p.logicalrelid = colocate_with::regclass and p.partmethod = 'h');
  begin
    if exists (select 1 from citus_stand_in_lost) then
      raise exception 'connection to the remote node failed' using errcode = '08006';
    end if;
    if argument is null then
      raise exception 'cannot distribute the function "%" since the distribution argument is not valid', function_name using errcode = '42809';
    end if;
    if colocation is null then
      raise exception 'relation % is not distributed', colocate_with using errcode = '42809';
    end if;
    insert into pg_dist_object values ('pg_proc'::regclass, function_name, 0, argument - 1, colocation, force_delegation)
    on conflict (classid, objid, objsubid) do update
    set colocationid = excluded.colocationid, force_delegation = excluded.force_delegation;
  end $body$;

  create function pg_catalog.column_to_column_name(table_name regclass, column_var_text text) returns text
    language sql stable strict as 'select column_var_text';

  create function pg_catalog.citus_stand_in_take(table_name regclass) returns void language plpgsql as $body$
  begin
    if (select groupid from pg_dist_local_group) <> 0 then
      raise exception 'operation is not allowed on this node' using errcode = '0A000', hint = 'Connect to the coordinator and run it again.';
    end if;
    execute format('lock table %s in exclusive mode', table_name);
    if exists (select from pg_dist_partition where logicalrelid = table_name) then
      raise exception 'table "%" is already distributed', table_name using errcode = '42P16';
    end if;
  end $body$;

  create function pg_catalog.create_reference_table(table_name regclass) returns void language plpgsql as $body$
  begin
    perform citus_stand_in_take(table_name);
    insert into pg_dist_partition values (table_name, 'n', null, 10003, 't');
  end $body$;

  create function pg_catalog.undistribute_table(table_name regclass) returns void language plpgsql as $body$
  begin
    delete from pg_dist_partition where logicalrelid = table_name;
    if not found then
      raise exception 'cannot undistribute table because the table is not distributed' using errcode = '42P16';
    end if;
  end $body$;

  -- Workers that a test takes away: one refuses connections, or hangs until its row is deleted.
  create table pg_catalog.citus_stand_in_lost (nodename text not null primary key, hangs boolean not null);
  grant select, insert, delete on pg_catalog.citus_stand_in_lost to public;
  create function pg_catalog.citus_check_connection_to_node(nodename text, nodeport integer default 5432) returns boolean
    language plpgsql strict as $body$
  begin
    while exists (select 1 from citus_stand_in_lost l where l.nodename = citus_check_connection_to_node.nodename and hangs) loop
      perform pg_sleep(0.005);
    end loop;
    return not exists (select 1 from citus_stand_in_lost l where l.nodename = citus_check_connection_to_node.nodename);
  end $body$;

  create function pg_catalog.citus_add_local_table_to_metadata(table_name regclass) returns void language plpgsql as $body$
  begin
    perform citus_stand_in_take(table_name);
    if not exists (select 1 from pg_dist_node where groupid = 0) then
      raise exception 'operation is not allowed on this node' using errcode = '0A000';
    end if;
    insert into pg_dist_partition values (table_name, 'n', null, 0, 's');
  end $body$;

  create function pg_catalog.create_distributed_table(
    table_name regclass, distribution_column text, distribution_type text default 'hash', colocate_with text default 'default',
    shard_count integer default null
  ) returns void language plpgsql as $body$
  declare
    attribute smallint := (
      select attnum from pg_attribute where attrelid = table_name and attname = distribution_column and not attisdropped);
    colocation integer;
  begin
    perform citus_stand_in_take(table_name);
    if attribute is null then
      raise exception 'column "%" of relation "%" does not exist', distribution_column, table_name using errcode = '42703';
    end if;
    if exists (select from pg_index where indrelid = table_name and indisunique and not attribute = any(indkey)) then
      raise exception 'cannot create constraint on "%"', table_name using errcode = '0A000', detail =
        'Distributed relations cannot have UNIQUE, EXCLUDE, or PRIMARY KEY constraints that do not include the partition column';
    end if;
    if colocate_with = 'none' then
      colocation := nextval('pg_dist_colocationid_seq');
    else
      select p.colocationid into colocation from pg_dist_partition p
      where p.logicalrelid = colocate_with::regclass and p.partmethod = 'h';
      if colocation is null then
        raise exception 'relation % is not distributed', colocate_with using errcode = '42809';
      end if;
      if (select a.atttypid from pg_attribute a join pg_dist_partition p on p.logicalrelid = a.attrelid
          where p.logicalrelid = colocate_with::regclass and a.attname = p.partkey)
        <> (select atttypid from pg_attribute where attrelid = table_name and attnum = attribute) then
        raise exception 'cannot colocate tables % and %', colocate_with, table_name using errcode = '0A000',
          detail = 'Distribution column types don''t match';
      end if;
    end if;
    insert into pg_dist_partition values (table_name, 'h', distribution_column, colocation, 's');
  end $body$;
`;
