// Generated from spec/ by `npm run generate`. Do not edit.

const schema0 = {"type":"string","enum":["estimating","awaiting_confirm","running","paused","done","failed","cancelled"]};
const schema1 = {"type":"string","enum":["backfill","shadow","periodic","namespace_delete","reference_index","fanout","evaluation_export","resync","group_build","discover","simulation"]};

export function validateJobStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateJobStatus.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((((data === "estimating") || (data === "awaiting_confirm")) || (data === "running")) || (data === "paused")) || (data === "done")) || (data === "failed")) || (data === "cancelled"))){
    validateJobStatus.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateJobStatus.errors = vErrors;
  return errors === 0;
}

export function validateJobType(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateJobType.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((((((((data === "backfill") || (data === "shadow")) || (data === "periodic")) || (data === "namespace_delete")) || (data === "reference_index")) || (data === "fanout")) || (data === "evaluation_export")) || (data === "resync")) || (data === "group_build")) || (data === "discover")) || (data === "simulation"))){
    validateJobType.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateJobType.errors = vErrors;
  return errors === 0;
}
