/**
 * Words that army lists are made of: a payload only says where they stand in here. It belongs to version 1 of the
 * payload and never changes, or links that were shared could not be read any more; the most frequent come last.
 */
export const DICTIONARY = [
  'unenforced powers inflicts fortitude reflex will saves toughness strength attacks health morale speed fight',
  '"casting":{"potency":,"slots":,"standard":[],"incantations":[],"quick":[]}"creature":{"types":["humanoid"],',
  '"attackList":[{"id":"bite","name":"Bite","kind":"natural","damage":1,"strength":0,"melee":true}],"resists":[],',
  '"weakTo":[],"immuneTo":[],"traits":[],"uses":{},"moves":{},"size":"medium","penalties":[],"items":[],"own":[],',
  '"flavour":"","upgrades":["heavy-armour","light-armour","fast","ranged"],"type":"troops","type":"elites",',
  '"type":"champion","units":[{"name":"The ","icon":"barbute","high-shot","black-knight-helm","mounted-knight',
  '"rank":"champion","rank":"hero","rank":"wizard","rank":"trooper","mounted":true,"crew":[{"name":"',
  '"rules":["aim","pathfinder"],"gear":["spear","shield","bow","armour","great-weapon"],"throwing',
  '"types":[{"name":"","profile":{"movement":"6","melee":1,"shooting":0,"armour":0,"twoWeapons":false,"mighty":false},',
  '"diameter":2540,"weapons":["hand-blade","hand-spear","great-blade","javelin"],"armor":"light","armor":"heavy",',
  '"shield":true,"mount":"warhorse","barding":"none","list":"","element":"","upgrades":["',
  '-infantry","-creature","-monster","-warrior","-captain","human-","dwarf-","goblin-","elf-","orc-","notes":"',
  '"gear":["blade","great blade","light armor","heavy armor","shield"],"count":1,"limit":150,"limit":400,"limit":250,',
  '{"game":"","limit":100,"army":{"name":"The ","entries":[{"profile":"","name":"","count":1,"gear":["',
].join('')
