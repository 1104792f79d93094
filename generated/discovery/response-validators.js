// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
const require = createRequire(import.meta.url);

export const discover202 = validate0;
const schema0 = {"type":"object","properties":{"id":{"$ref":"JobId"},"type":{"$ref":"JobType"},"status":{"$ref":"JobStatus"},"namespace":{"$ref":"NamespaceOrTemplate"},"judgment":{"$ref":"Name"},"estimate":{"anyOf":[{"$ref":"Estimate"},{"type":"null"}]},"spend_usd":{"$ref":"Usd"},"progress":{"$ref":"JobProgress"},"estimated_completion_at":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"error":{"type":["string","null"]},"attribute":{"anyOf":[{"$ref":"AttributePath"},{"type":"null"}]},"referenced":{"anyOf":[{"$ref":"JobReference"},{"type":"null"}]},"resync":{"$ref":"JobResync"},"group":{"$ref":"Name"},"proposal":{"anyOf":[{"$ref":"DiscoveryProposal"},{"type":"null"}]},"simulation":{"anyOf":[{"$ref":"SimulationReport"},{"type":"null"}]},"version":{"$ref":"VersionNumber"},"report":{"anyOf":[{"$ref":"JobReport"},{"type":"null"}]},"export":{"$ref":"EvaluationExport"},"created_at":{"$ref":"Timestamp"},"updated_at":{"$ref":"Timestamp"}},"required":["id","type","status","namespace","estimate","spend_usd","progress","estimated_completion_at","error","attribute","created_at","updated_at"]};
const pattern0 = new RegExp("^job_[0-9a-z]{26}$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern0.test(data)){
        validate1.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^job_[0-9a-z]{26}$"},message:"must match pattern \""+"^job_[0-9a-z]{26}$"+"\""}];
        return false;
      }
    }
    else {
      validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate1.errors = vErrors;
  return errors === 0;
}

const schema1 = {"type":"string","enum":["backfill","shadow","periodic","namespace_delete","reference_index","fanout","evaluation_export","resync","group_build","discover","simulation"]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((((((((data === "backfill") || (data === "shadow")) || (data === "periodic")) || (data === "namespace_delete")) || (data === "reference_index")) || (data === "fanout")) || (data === "evaluation_export")) || (data === "resync")) || (data === "group_build")) || (data === "discover")) || (data === "simulation"))){
    validate2.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate2.errors = vErrors;
  return errors === 0;
}

const schema2 = {"type":"string","enum":["estimating","awaiting_confirm","running","paused","done","failed","cancelled"]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((((data === "estimating") || (data === "awaiting_confirm")) || (data === "running")) || (data === "paused")) || (data === "done")) || (data === "failed")) || (data === "cancelled"))){
    validate3.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate3.errors = vErrors;
  return errors === 0;
}

const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern1 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/\\*)?$", "u");

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validate4.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate4.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern1.test(data)){
            validate4.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/\\*)?$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*(/\\*)?$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate4.errors = vErrors;
  return errors === 0;
}

const pattern2 = new RegExp("^[A-Za-z0-9_-]+$", "u");

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 128){
        validate5.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate5.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern2.test(data)){
            validate5.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate5.errors = vErrors;
  return errors === 0;
}

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data < 0 || isNaN(data)){
        validate6.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
        return false;
      }
    }
    else {
      validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
      return false;
    }
  }
  validate6.errors = vErrors;
  return errors === 0;
}

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.judgment === undefined) && (missing0 = "judgment")) || ((data.judgments_per_month === undefined) && (missing0 = "judgments_per_month"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))){
        validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.judgment !== undefined){
          const _errs1 = errors;
          if(!(validate5(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.judgments_per_month !== undefined){
            let data1 = data.judgments_per_month;
            const _errs2 = errors;
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validate7.errors = [{instancePath:instancePath+"/judgments_per_month",schemaPath:"#/properties/judgments_per_month/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validate7.errors = [{instancePath:instancePath+"/judgments_per_month",schemaPath:"#/properties/judgments_per_month/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.cost_usd !== undefined){
              const _errs4 = errors;
              if(!(validate6(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate7.errors = vErrors;
  return errors === 0;
}

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.documents === undefined) && (missing0 = "documents")) || ((data.tokens === undefined) && (missing0 = "tokens"))) || ((data.judgment_units === undefined) && (missing0 = "judgment_units"))) || ((data.cost_usd === undefined) && (missing0 = "cost_usd"))) || ((data.duration_s === undefined) && (missing0 = "duration_s"))){
        validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents !== undefined){
          let data0 = data.documents;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validate8.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validate8.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.tokens !== undefined){
            let data1 = data.tokens;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validate8.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validate8.errors = [{instancePath:instancePath+"/tokens",schemaPath:"#/properties/tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.judgment_units !== undefined){
              let data2 = data.judgment_units;
              const _errs5 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validate8.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validate8.errors = [{instancePath:instancePath+"/judgment_units",schemaPath:"#/properties/judgment_units/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.cost_usd !== undefined){
                const _errs7 = errors;
                if(!(validate6(data.cost_usd, {instancePath:instancePath+"/cost_usd",parentData:data,parentDataProperty:"cost_usd",rootData}))){
                  vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.duration_s !== undefined){
                  let data4 = data.duration_s;
                  const _errs8 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validate8.errors = [{instancePath:instancePath+"/duration_s",schemaPath:"#/properties/duration_s/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs8){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 < 0 || isNaN(data4)){
                        validate8.errors = [{instancePath:instancePath+"/duration_s",schemaPath:"#/properties/duration_s/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs8 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.downstream !== undefined){
                    let data5 = data.downstream;
                    const _errs10 = errors;
                    if(errors === _errs10){
                      if(Array.isArray(data5)){
                        var valid1 = true;
                        const len0 = data5.length;
                        for(let i0=0; i0<len0; i0++){
                          const _errs12 = errors;
                          if(!(validate7(data5[i0], {instancePath:instancePath+"/downstream/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
                            vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs12 === errors;
                          if(!valid1){
                            break;
                          }
                        }
                      }
                      else {
                        validate8.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/properties/downstream/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate8.errors = vErrors;
  return errors === 0;
}

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.documents_done === undefined) && (missing0 = "documents_done")){
        validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents_done !== undefined){
          let data0 = data.documents_done;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validate9.errors = [{instancePath:instancePath+"/documents_done",schemaPath:"#/properties/documents_done/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validate9.errors = [{instancePath:instancePath+"/documents_done",schemaPath:"#/properties/documents_done/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
            }
          }
        }
      }
    }
    else {
      validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate9.errors = vErrors;
  return errors === 0;
}

const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];
const pattern3 = new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(errors === 0){
      if(typeof data === "string"){
        if(func0(data) > 32){
          validate10.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"}];
          return false;
        }
        else {
          if(!pattern3.test(data)){
            validate10.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"},message:"must match pattern \""+"^[0-9]{4}-[0-9]{2}-[0-9]{2}T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](\\.[0-9]{1,9})?Z$"+"\""}];
            return false;
          }
          else {
            if(!(formats0.validate(data))){
              validate10.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""}];
              return false;
            }
          }
        }
      }
      else {
        validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
        return false;
      }
    }
  }
  validate10.errors = vErrors;
  return errors === 0;
}

const pattern4 = new RegExp("^attributes\\.[A-Za-z0-9_-]+$", "u");

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 139){
        validate11.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 139},message:"must NOT have more than 139 characters"}];
        return false;
      }
      else {
        if(!pattern4.test(data)){
          validate11.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^attributes\\.[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^attributes\\.[A-Za-z0-9_-]+$"+"\""}];
          return false;
        }
      }
    }
    else {
      validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate11.errors = vErrors;
  return errors === 0;
}

const pattern5 = new RegExp("^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 128){
        validate12.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate12.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern5.test(data)){
            validate12.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate12.errors = vErrors;
  return errors === 0;
}

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.relation === undefined) && (missing0 = "relation")) || ((data.document_id === undefined) && (missing0 = "document_id"))) || ((data.revision === undefined) && (missing0 = "revision"))){
        validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.relation !== undefined){
          const _errs1 = errors;
          if(!(validate5(data.relation, {instancePath:instancePath+"/relation",parentData:data,parentDataProperty:"relation",rootData}))){
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.document_id !== undefined){
            const _errs2 = errors;
            if(!(validate12(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
              vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.revision !== undefined){
              let data2 = data.revision;
              const _errs3 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validate13.errors = [{instancePath:instancePath+"/revision",schemaPath:"#/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate13.errors = vErrors;
  return errors === 0;
}

const pattern6 = new RegExp("^[A-Za-z0-9_-]{1,128}$", "u");

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data > 9 || isNaN(data)){
        validate14.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"}];
        return false;
      }
      else {
        if(data < 0 || isNaN(data)){
          validate14.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
          return false;
        }
      }
    }
    else {
      validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
      return false;
    }
  }
  validate14.errors = vErrors;
  return errors === 0;
}

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.value === undefined) && (missing0 = "value")) || ((data.gte === undefined) && (missing0 = "gte"))){
        validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.value !== undefined){
          let data0 = data.value;
          const _errs1 = errors;
          if(errors === _errs1){
            if(typeof data0 === "string"){
              if(func0(data0) > 256){
                validate15.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
                return false;
              }
              else {
                if(func0(data0) < 1){
                  validate15.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                  return false;
                }
              }
            }
            else {
              validate15.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.gte !== undefined){
            let data1 = data.gte;
            const _errs3 = errors;
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 > 1 || isNaN(data1)){
                  validate15.errors = [{instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                  return false;
                }
                else {
                  if(data1 < 0 || isNaN(data1)){
                    validate15.errors = [{instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
              }
              else {
                validate15.errors = [{instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate15.errors = vErrors;
  return errors === 0;
}

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(!(validate15(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if(!valid0){
    const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
    validate16.errors = vErrors;
    return false;
  }
  else {
    errors = _errs0;
    if(vErrors !== null){
      if(_errs0){
        vErrors.length = _errs0;
      }
      else {
        vErrors = null;
      }
    }
  }
  validate16.errors = vErrors;
  return errors === 0;
}

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(Object.keys(data).length > 32){
        validate17.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"}];
        return false;
      }
      else {
        for(const key0 in data){
          const _errs1 = errors;
          if(typeof key0 === "string"){
            if(!pattern6.test(key0)){
              const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,128}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,128}$"+"\"",propertyName:key0};
              if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
              errors++;
            }
          }
          var valid0 = _errs1 === errors;
          if(!valid0){
            const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
            validate17.errors = vErrors;
            return false;
            break;
          }
        }
        if(valid0){
          for(const key1 in data){
            const _errs3 = errors;
            if(!(validate16(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
              vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
              errors = vErrors.length;
            }
            var valid1 = _errs3 === errors;
            if(!valid1){
              break;
            }
          }
        }
      }
    }
    else {
      validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate17.errors = vErrors;
  return errors === 0;
}

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.thresholds_before === undefined) && (missing0 = "thresholds_before")) || ((data.thresholds_after === undefined) && (missing0 = "thresholds_after"))) || ((data.readers === undefined) && (missing0 = "readers"))){
        validate18.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.thresholds_before !== undefined){
          const _errs1 = errors;
          if(!(validate17(data.thresholds_before, {instancePath:instancePath+"/thresholds_before",parentData:data,parentDataProperty:"thresholds_before",rootData}))){
            vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.thresholds_after !== undefined){
            const _errs2 = errors;
            if(!(validate17(data.thresholds_after, {instancePath:instancePath+"/thresholds_after",parentData:data,parentDataProperty:"thresholds_after",rootData}))){
              vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.readers !== undefined){
              let data2 = data.readers;
              const _errs3 = errors;
              if(errors === _errs3){
                if(Array.isArray(data2)){
                  var valid1 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs5 = errors;
                    if(!(validate5(data2[i0], {instancePath:instancePath+"/readers/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs5 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
                else {
                  validate18.errors = [{instancePath:instancePath+"/readers",schemaPath:"#/properties/readers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate18.errors = vErrors;
  return errors === 0;
}

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.value === undefined) && (missing0 = "value")) || ((data.description === undefined) && (missing0 = "description"))){
        validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.value !== undefined){
          const _errs1 = errors;
          if(typeof data.value !== "string"){
            validate19.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.description !== undefined){
            const _errs3 = errors;
            if(typeof data.description !== "string"){
              validate19.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate19.errors = vErrors;
  return errors === 0;
}

const formats1 = require("ajv-formats/dist/formats").fullFormats.int32;

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.value === undefined) && (missing0 = "value")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.absorbs === undefined) && (missing0 = "absorbs"))) || ((data.sample_ids === undefined) && (missing0 = "sample_ids"))){
        validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.value !== undefined){
          const _errs1 = errors;
          if(typeof data.value !== "string"){
            validate20.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.description !== undefined){
            const _errs3 = errors;
            if(typeof data.description !== "string"){
              validate20.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.absorbs !== undefined){
              let data2 = data.absorbs;
              const _errs5 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validate20.errors = [{instancePath:instancePath+"/absorbs",schemaPath:"#/properties/absorbs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validate20.errors = [{instancePath:instancePath+"/absorbs",schemaPath:"#/properties/absorbs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats1.validate(data2))){
                      validate20.errors = [{instancePath:instancePath+"/absorbs",schemaPath:"#/properties/absorbs/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.sample_ids !== undefined){
                let data3 = data.sample_ids;
                const _errs7 = errors;
                if(errors === _errs7){
                  if(Array.isArray(data3)){
                    if(data3.length > 20){
                      validate20.errors = [{instancePath:instancePath+"/sample_ids",schemaPath:"#/properties/sample_ids/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
                      return false;
                    }
                    else {
                      var valid1 = true;
                      const len0 = data3.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs9 = errors;
                        if(!(validate12(data3[i0], {instancePath:instancePath+"/sample_ids/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs9 === errors;
                        if(!valid1){
                          break;
                        }
                      }
                    }
                  }
                  else {
                    validate20.errors = [{instancePath:instancePath+"/sample_ids",schemaPath:"#/properties/sample_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
    else {
      validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.options === undefined) && (missing0 = "options")) || ((data.proposed === undefined) && (missing0 = "proposed"))) || ((data.sampled === undefined) && (missing0 = "sampled"))) || ((data.escape_documents === undefined) && (missing0 = "escape_documents"))) || ((data.unlabelled === undefined) && (missing0 = "unlabelled"))){
        validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.options !== undefined){
          let data0 = data.options;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validate19(data0[i0], {instancePath:instancePath+"/options/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validate21.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.proposed !== undefined){
            let data2 = data.proposed;
            const _errs4 = errors;
            if(errors === _errs4){
              if(Array.isArray(data2)){
                var valid2 = true;
                const len1 = data2.length;
                for(let i1=0; i1<len1; i1++){
                  const _errs6 = errors;
                  if(!(validate20(data2[i1], {instancePath:instancePath+"/proposed/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
                    vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
                    errors = vErrors.length;
                  }
                  var valid2 = _errs6 === errors;
                  if(!valid2){
                    break;
                  }
                }
              }
              else {
                validate21.errors = [{instancePath:instancePath+"/proposed",schemaPath:"#/properties/proposed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                return false;
              }
            }
            var valid0 = _errs4 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.sampled !== undefined){
              let data4 = data.sampled;
              const _errs7 = errors;
              if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                validate21.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs7){
                if((typeof data4 == "number") && (isFinite(data4))){
                  if(data4 > 200 || isNaN(data4)){
                    validate21.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"}];
                    return false;
                  }
                  else {
                    if(data4 < 0 || isNaN(data4)){
                      validate21.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats1.validate(data4))){
                        validate21.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                        return false;
                      }
                    }
                  }
                }
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.escape_documents !== undefined){
                let data5 = data.escape_documents;
                const _errs9 = errors;
                if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                  validate21.errors = [{instancePath:instancePath+"/escape_documents",schemaPath:"#/properties/escape_documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs9){
                  if((typeof data5 == "number") && (isFinite(data5))){
                    if(data5 < 0 || isNaN(data5)){
                      validate21.errors = [{instancePath:instancePath+"/escape_documents",schemaPath:"#/properties/escape_documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                  }
                }
                var valid0 = _errs9 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.unlabelled !== undefined){
                  let data6 = data.unlabelled;
                  const _errs11 = errors;
                  if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
                    validate21.errors = [{instancePath:instancePath+"/unlabelled",schemaPath:"#/properties/unlabelled/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs11){
                    if((typeof data6 == "number") && (isFinite(data6))){
                      if(data6 > 200 || isNaN(data6)){
                        validate21.errors = [{instancePath:instancePath+"/unlabelled",schemaPath:"#/properties/unlabelled/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"}];
                        return false;
                      }
                      else {
                        if(data6 < 0 || isNaN(data6)){
                          validate21.errors = [{instancePath:instancePath+"/unlabelled",schemaPath:"#/properties/unlabelled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                        else {
                          if(!(formats1.validate(data6))){
                            validate21.errors = [{instancePath:instancePath+"/unlabelled",schemaPath:"#/properties/unlabelled/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                            return false;
                          }
                        }
                      }
                    }
                  }
                  var valid0 = _errs11 === errors;
                }
                else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    }
    else {
      validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}

const schema3 = {"type":"object","properties":{"population":{"type":"integer","minimum":0},"sampled":{"type":"integer","format":"int32","minimum":0},"thresholds":{"type":"object","additionalProperties":{"$ref":"SimulatedFlips"}},"examples":{"type":"array","items":{"$ref":"DocumentId"},"maxItems":20},"excluded":{"$ref":"SimulationExclusions"},"fanout":{"$ref":"Estimate"},"larger_sample":{"type":["integer","null"],"format":"int32","minimum":1}},"required":["population","sampled","thresholds","examples","excluded","fanout","larger_sample"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((data.to_true === undefined) && (missing0 = "to_true")) || ((data.to_false === undefined) && (missing0 = "to_false"))) || ((data.unchanged === undefined) && (missing0 = "unchanged"))) || ((data.rate === undefined) && (missing0 = "rate"))) || ((data.low === undefined) && (missing0 = "low"))) || ((data.high === undefined) && (missing0 = "high"))){
        validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.to_true !== undefined){
          let data0 = data.to_true;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validate22.errors = [{instancePath:instancePath+"/to_true",schemaPath:"#/properties/to_true/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validate22.errors = [{instancePath:instancePath+"/to_true",schemaPath:"#/properties/to_true/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats1.validate(data0))){
                  validate22.errors = [{instancePath:instancePath+"/to_true",schemaPath:"#/properties/to_true/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                  return false;
                }
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.to_false !== undefined){
            let data1 = data.to_false;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validate22.errors = [{instancePath:instancePath+"/to_false",schemaPath:"#/properties/to_false/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validate22.errors = [{instancePath:instancePath+"/to_false",schemaPath:"#/properties/to_false/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats1.validate(data1))){
                    validate22.errors = [{instancePath:instancePath+"/to_false",schemaPath:"#/properties/to_false/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.unchanged !== undefined){
              let data2 = data.unchanged;
              const _errs5 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validate22.errors = [{instancePath:instancePath+"/unchanged",schemaPath:"#/properties/unchanged/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validate22.errors = [{instancePath:instancePath+"/unchanged",schemaPath:"#/properties/unchanged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats1.validate(data2))){
                      validate22.errors = [{instancePath:instancePath+"/unchanged",schemaPath:"#/properties/unchanged/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.rate !== undefined){
                let data3 = data.rate;
                const _errs7 = errors;
                if(errors === _errs7){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 > 1 || isNaN(data3)){
                      validate22.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                      return false;
                    }
                    else {
                      if(data3 < 0 || isNaN(data3)){
                        validate22.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                    }
                  }
                  else {
                    validate22.errors = [{instancePath:instancePath+"/rate",schemaPath:"#/properties/rate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.low !== undefined){
                  let data4 = data.low;
                  const _errs9 = errors;
                  if(errors === _errs9){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 > 1 || isNaN(data4)){
                        validate22.errors = [{instancePath:instancePath+"/low",schemaPath:"#/properties/low/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                        return false;
                      }
                      else {
                        if(data4 < 0 || isNaN(data4)){
                          validate22.errors = [{instancePath:instancePath+"/low",schemaPath:"#/properties/low/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                      }
                    }
                    else {
                      validate22.errors = [{instancePath:instancePath+"/low",schemaPath:"#/properties/low/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                      return false;
                    }
                  }
                  var valid0 = _errs9 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.high !== undefined){
                    let data5 = data.high;
                    const _errs11 = errors;
                    if(errors === _errs11){
                      if((typeof data5 == "number") && (isFinite(data5))){
                        if(data5 > 1 || isNaN(data5)){
                          validate22.errors = [{instancePath:instancePath+"/high",schemaPath:"#/properties/high/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                          return false;
                        }
                        else {
                          if(data5 < 0 || isNaN(data5)){
                            validate22.errors = [{instancePath:instancePath+"/high",schemaPath:"#/properties/high/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                            return false;
                          }
                        }
                      }
                      else {
                        validate22.errors = [{instancePath:instancePath+"/high",schemaPath:"#/properties/high/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                        return false;
                      }
                    }
                    var valid0 = _errs11 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.failed === undefined) && (missing0 = "failed")) || ((data.out_of_scope === undefined) && (missing0 = "out_of_scope"))){
        validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.failed !== undefined){
          let data0 = data.failed;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validate23.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validate23.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats1.validate(data0))){
                  validate23.errors = [{instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                  return false;
                }
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.out_of_scope !== undefined){
            let data1 = data.out_of_scope;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validate23.errors = [{instancePath:instancePath+"/out_of_scope",schemaPath:"#/properties/out_of_scope/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validate23.errors = [{instancePath:instancePath+"/out_of_scope",schemaPath:"#/properties/out_of_scope/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats1.validate(data1))){
                    validate23.errors = [{instancePath:instancePath+"/out_of_scope",schemaPath:"#/properties/out_of_scope/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((data.population === undefined) && (missing0 = "population")) || ((data.sampled === undefined) && (missing0 = "sampled"))) || ((data.thresholds === undefined) && (missing0 = "thresholds"))) || ((data.examples === undefined) && (missing0 = "examples"))) || ((data.excluded === undefined) && (missing0 = "excluded"))) || ((data.fanout === undefined) && (missing0 = "fanout"))) || ((data.larger_sample === undefined) && (missing0 = "larger_sample"))){
        validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.population !== undefined){
          let data0 = data.population;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validate24.errors = [{instancePath:instancePath+"/population",schemaPath:"#/properties/population/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validate24.errors = [{instancePath:instancePath+"/population",schemaPath:"#/properties/population/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.sampled !== undefined){
            let data1 = data.sampled;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validate24.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validate24.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats1.validate(data1))){
                    validate24.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.thresholds !== undefined){
              let data2 = data.thresholds;
              const _errs5 = errors;
              if(errors === _errs5){
                if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
                  for(const key0 in data2){
                    const _errs8 = errors;
                    if(!(validate22(data2[key0], {instancePath:instancePath+"/thresholds/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key0,rootData}))){
                      vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs8 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
                else {
                  validate24.errors = [{instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.examples !== undefined){
                let data4 = data.examples;
                const _errs9 = errors;
                if(errors === _errs9){
                  if(Array.isArray(data4)){
                    if(data4.length > 20){
                      validate24.errors = [{instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
                      return false;
                    }
                    else {
                      var valid2 = true;
                      const len0 = data4.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs11 = errors;
                        if(!(validate12(data4[i0], {instancePath:instancePath+"/examples/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
                          errors = vErrors.length;
                        }
                        var valid2 = _errs11 === errors;
                        if(!valid2){
                          break;
                        }
                      }
                    }
                  }
                  else {
                    validate24.errors = [{instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.excluded !== undefined){
                  const _errs12 = errors;
                  if(!(validate23(data.excluded, {instancePath:instancePath+"/excluded",parentData:data,parentDataProperty:"excluded",rootData}))){
                    vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs12 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.fanout !== undefined){
                    const _errs13 = errors;
                    if(!(validate8(data.fanout, {instancePath:instancePath+"/fanout",parentData:data,parentDataProperty:"fanout",rootData}))){
                      vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs13 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.larger_sample !== undefined){
                      let data8 = data.larger_sample;
                      const _errs14 = errors;
                      if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
                        validate24.errors = [{instancePath:instancePath+"/larger_sample",schemaPath:"#/properties/larger_sample/type",keyword:"type",params:{type: schema3.properties.larger_sample.type},message:"must be integer,null"}];
                        return false;
                      }
                      if(errors === _errs14){
                        if((typeof data8 == "number") && (isFinite(data8))){
                          if(data8 < 1 || isNaN(data8)){
                            validate24.errors = [{instancePath:instancePath+"/larger_sample",schemaPath:"#/properties/larger_sample/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                            return false;
                          }
                          else {
                            if(!(formats1.validate(data8))){
                              validate24.errors = [{instancePath:instancePath+"/larger_sample",schemaPath:"#/properties/larger_sample/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs14 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
    validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
    return false;
  }
  if(errors === 0){
    if((typeof data == "number") && (isFinite(data))){
      if(data > 2147483647 || isNaN(data)){
        validate25.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
        return false;
      }
      else {
        if(data < 1 || isNaN(data)){
          validate25.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
          return false;
        }
        else {
          if(!(formats1.validate(data))){
            validate25.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
            return false;
          }
        }
      }
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}

const schema4 = {"type":"object","properties":{"type":{"type":"string","enum":["bool"]},"mean":{"type":"number","minimum":0,"maximum":1},"histogram":{"type":"array","items":{"$ref":"HistogramBin"},"minItems":10,"maxItems":10}},"required":["type","mean","histogram"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.lower === undefined) && (missing0 = "lower")) || ((data.upper === undefined) && (missing0 = "upper"))) || ((data.count === undefined) && (missing0 = "count"))){
        validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.lower !== undefined){
          let data0 = data.lower;
          const _errs1 = errors;
          if(!((typeof data0 == "number") && (isFinite(data0)))){
            validate26.errors = [{instancePath:instancePath+"/lower",schemaPath:"#/properties/lower/type",keyword:"type",params:{type: "number"},message:"must be number"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.upper !== undefined){
            let data1 = data.upper;
            const _errs3 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validate26.errors = [{instancePath:instancePath+"/upper",schemaPath:"#/properties/upper/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.count !== undefined){
              let data2 = data.count;
              const _errs5 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validate26.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validate26.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate26.errors = vErrors;
  return errors === 0;
}

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.type === undefined) && (missing0 = "type")) || ((data.mean === undefined) && (missing0 = "mean"))) || ((data.histogram === undefined) && (missing0 = "histogram"))){
        validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.type !== undefined){
          let data0 = data.type;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "bool")){
            validate27.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema4.properties.type.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.mean !== undefined){
            let data1 = data.mean;
            const _errs3 = errors;
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 > 1 || isNaN(data1)){
                  validate27.errors = [{instancePath:instancePath+"/mean",schemaPath:"#/properties/mean/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                  return false;
                }
                else {
                  if(data1 < 0 || isNaN(data1)){
                    validate27.errors = [{instancePath:instancePath+"/mean",schemaPath:"#/properties/mean/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
              }
              else {
                validate27.errors = [{instancePath:instancePath+"/mean",schemaPath:"#/properties/mean/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.histogram !== undefined){
              let data2 = data.histogram;
              const _errs5 = errors;
              if(errors === _errs5){
                if(Array.isArray(data2)){
                  if(data2.length > 10){
                    validate27.errors = [{instancePath:instancePath+"/histogram",schemaPath:"#/properties/histogram/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
                    return false;
                  }
                  else {
                    if(data2.length < 10){
                      validate27.errors = [{instancePath:instancePath+"/histogram",schemaPath:"#/properties/histogram/minItems",keyword:"minItems",params:{limit: 10},message:"must NOT have fewer than 10 items"}];
                      return false;
                    }
                    else {
                      var valid1 = true;
                      const len0 = data2.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs7 = errors;
                        if(!(validate26(data2[i0], {instancePath:instancePath+"/histogram/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs7 === errors;
                        if(!valid1){
                          break;
                        }
                      }
                    }
                  }
                }
                else {
                  validate27.errors = [{instancePath:instancePath+"/histogram",schemaPath:"#/properties/histogram/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}

const schema5 = {"type":"object","properties":{"type":{"type":"string","enum":["choice"]},"options":{"type":"array","items":{"$ref":"OptionShare"}},"escape_rate":{"type":"number","minimum":0,"maximum":1}},"required":["type","options","escape_rate"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.value === undefined) && (missing0 = "value")) || ((data.share === undefined) && (missing0 = "share"))) || ((data.mean_mass === undefined) && (missing0 = "mean_mass"))){
        validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.value !== undefined){
          const _errs1 = errors;
          if(typeof data.value !== "string"){
            validate28.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.share !== undefined){
            let data1 = data.share;
            const _errs3 = errors;
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 > 1 || isNaN(data1)){
                  validate28.errors = [{instancePath:instancePath+"/share",schemaPath:"#/properties/share/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                  return false;
                }
                else {
                  if(data1 < 0 || isNaN(data1)){
                    validate28.errors = [{instancePath:instancePath+"/share",schemaPath:"#/properties/share/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
              }
              else {
                validate28.errors = [{instancePath:instancePath+"/share",schemaPath:"#/properties/share/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.mean_mass !== undefined){
              let data2 = data.mean_mass;
              const _errs5 = errors;
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 > 1 || isNaN(data2)){
                    validate28.errors = [{instancePath:instancePath+"/mean_mass",schemaPath:"#/properties/mean_mass/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                    return false;
                  }
                  else {
                    if(data2 < 0 || isNaN(data2)){
                      validate28.errors = [{instancePath:instancePath+"/mean_mass",schemaPath:"#/properties/mean_mass/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                  }
                }
                else {
                  validate28.errors = [{instancePath:instancePath+"/mean_mass",schemaPath:"#/properties/mean_mass/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate28.errors = vErrors;
  return errors === 0;
}

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.type === undefined) && (missing0 = "type")) || ((data.options === undefined) && (missing0 = "options"))) || ((data.escape_rate === undefined) && (missing0 = "escape_rate"))){
        validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.type !== undefined){
          let data0 = data.type;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validate29.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "choice")){
            validate29.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema5.properties.type.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.options !== undefined){
            let data1 = data.options;
            const _errs3 = errors;
            if(errors === _errs3){
              if(Array.isArray(data1)){
                var valid1 = true;
                const len0 = data1.length;
                for(let i0=0; i0<len0; i0++){
                  const _errs5 = errors;
                  if(!(validate28(data1[i0], {instancePath:instancePath+"/options/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
                    vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs5 === errors;
                  if(!valid1){
                    break;
                  }
                }
              }
              else {
                validate29.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.escape_rate !== undefined){
              let data3 = data.escape_rate;
              const _errs6 = errors;
              if(errors === _errs6){
                if((typeof data3 == "number") && (isFinite(data3))){
                  if(data3 > 1 || isNaN(data3)){
                    validate29.errors = [{instancePath:instancePath+"/escape_rate",schemaPath:"#/properties/escape_rate/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                    return false;
                  }
                  else {
                    if(data3 < 0 || isNaN(data3)){
                      validate29.errors = [{instancePath:instancePath+"/escape_rate",schemaPath:"#/properties/escape_rate/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                  }
                }
                else {
                  validate29.errors = [{instancePath:instancePath+"/escape_rate",schemaPath:"#/properties/escape_rate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
              }
              var valid0 = _errs6 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}

const schema6 = {"type":"object","properties":{"type":{"type":"string","enum":["score"]},"mean":{"type":"number","minimum":0},"histogram":{"type":"array","items":{"$ref":"LevelCount"}}},"required":["type","mean","histogram"]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.level === undefined) && (missing0 = "level")) || ((data.count === undefined) && (missing0 = "count"))){
        validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.level !== undefined){
          let data0 = data.level;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validate30.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 > 9 || isNaN(data0)){
                validate30.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9},message:"must be <= 9"}];
                return false;
              }
              else {
                if(data0 < 0 || isNaN(data0)){
                  validate30.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats1.validate(data0))){
                    validate30.errors = [{instancePath:instancePath+"/level",schemaPath:"#/properties/level/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                    return false;
                  }
                }
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.count !== undefined){
            let data1 = data.count;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validate30.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validate30.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate30.errors = vErrors;
  return errors === 0;
}

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.type === undefined) && (missing0 = "type")) || ((data.mean === undefined) && (missing0 = "mean"))) || ((data.histogram === undefined) && (missing0 = "histogram"))){
        validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.type !== undefined){
          let data0 = data.type;
          const _errs1 = errors;
          if(typeof data0 !== "string"){
            validate31.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          if(!(data0 === "score")){
            validate31.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.type.enum},message:"must be equal to one of the allowed values"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.mean !== undefined){
            let data1 = data.mean;
            const _errs3 = errors;
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validate31.errors = [{instancePath:instancePath+"/mean",schemaPath:"#/properties/mean/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validate31.errors = [{instancePath:instancePath+"/mean",schemaPath:"#/properties/mean/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.histogram !== undefined){
              let data2 = data.histogram;
              const _errs5 = errors;
              if(errors === _errs5){
                if(Array.isArray(data2)){
                  var valid1 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs7 = errors;
                    if(!(validate30(data2[i0], {instancePath:instancePath+"/histogram/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs7 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
                else {
                  validate31.errors = [{instancePath:instancePath+"/histogram",schemaPath:"#/properties/histogram/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate31.errors = vErrors;
  return errors === 0;
}

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      const tag0 = data.type;
      if(typeof tag0 == "string"){
        if(tag0 === "bool"){
          if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "choice"){
          if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
            errors = vErrors.length;
          }
        }
        else if(tag0 === "score"){
          if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
            vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
            errors = vErrors.length;
          }
        }
        else {
          validate32.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0},message:"value of tag \"type\" must be in oneOf"}];
          return false;
        }
      }
      else {
        validate32.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0},message:"tag \"type\" must be string"}];
        return false;
      }
    }
    else {
      validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      for(const key0 in data){
        let data0 = data[key0];
        const _errs2 = errors;
        if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
          validate33.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
          return false;
        }
        var valid0 = _errs2 === errors;
        if(!valid0){
          break;
        }
      }
    }
    else {
      validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate33.errors = vErrors;
  return errors === 0;
}

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.documents === undefined) && (missing0 = "documents")) || ((data.current === undefined) && (missing0 = "current"))) || ((data.candidate === undefined) && (missing0 = "candidate"))) || ((data.threshold_flips === undefined) && (missing0 = "threshold_flips"))) || ((data.recompute === undefined) && (missing0 = "recompute"))){
        validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents !== undefined){
          let data0 = data.documents;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validate34.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validate34.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.current !== undefined){
            const _errs3 = errors;
            if(!(validate32(data.current, {instancePath:instancePath+"/current",parentData:data,parentDataProperty:"current",rootData}))){
              vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.candidate !== undefined){
              const _errs4 = errors;
              if(!(validate32(data.candidate, {instancePath:instancePath+"/candidate",parentData:data,parentDataProperty:"candidate",rootData}))){
                vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.threshold_flips !== undefined){
                const _errs5 = errors;
                if(!(validate33(data.threshold_flips, {instancePath:instancePath+"/threshold_flips",parentData:data,parentDataProperty:"threshold_flips",rootData}))){
                  vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.recompute !== undefined){
                  const _errs6 = errors;
                  if(!(validate8(data.recompute, {instancePath:instancePath+"/recompute",parentData:data,parentDataProperty:"recompute",rootData}))){
                    vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.downstream !== undefined){
                    let data5 = data.downstream;
                    const _errs7 = errors;
                    if(errors === _errs7){
                      if(Array.isArray(data5)){
                        var valid1 = true;
                        const len0 = data5.length;
                        for(let i0=0; i0<len0; i0++){
                          const _errs9 = errors;
                          if(!(validate7(data5[i0], {instancePath:instancePath+"/downstream/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
                            vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs9 === errors;
                          if(!valid1){
                            break;
                          }
                        }
                      }
                      else {
                        validate34.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/properties/downstream/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                        return false;
                      }
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}

const schema7 = {"type":"object","properties":{"name":{"type":"string"},"kind":{"$ref":"WeightKind"},"current":{"type":["number","null"]},"candidate":{"type":"number"}},"required":["name","kind","current","candidate"]};
const schema8 = {"type":"string","enum":["part","feature"]};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "part") || (data === "feature"))){
    validate35.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate35.errors = vErrors;
  return errors === 0;
}

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.name === undefined) && (missing0 = "name")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.current === undefined) && (missing0 = "current"))) || ((data.candidate === undefined) && (missing0 = "candidate"))){
        validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(typeof data.name !== "string"){
            validate36.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
            return false;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.kind !== undefined){
            const _errs3 = errors;
            if(!(validate35(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
              vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.current !== undefined){
              let data2 = data.current;
              const _errs4 = errors;
              if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
                validate36.errors = [{instancePath:instancePath+"/current",schemaPath:"#/properties/current/type",keyword:"type",params:{type: schema7.properties.current.type},message:"must be number,null"}];
                return false;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.candidate !== undefined){
                let data3 = data.candidate;
                const _errs6 = errors;
                if(!((typeof data3 == "number") && (isFinite(data3)))){
                  validate36.errors = [{instancePath:instancePath+"/candidate",schemaPath:"#/properties/candidate/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
    else {
      validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate36.errors = vErrors;
  return errors === 0;
}

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.accuracy === undefined) && (missing0 = "accuracy")) || ((data.log_loss === undefined) && (missing0 = "log_loss"))) || ((data.expected_calibration_error === undefined) && (missing0 = "expected_calibration_error"))){
        validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.accuracy !== undefined){
          let data0 = data.accuracy;
          const _errs1 = errors;
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 > 1 || isNaN(data0)){
                validate37.errors = [{instancePath:instancePath+"/accuracy",schemaPath:"#/properties/accuracy/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                return false;
              }
              else {
                if(data0 < 0 || isNaN(data0)){
                  validate37.errors = [{instancePath:instancePath+"/accuracy",schemaPath:"#/properties/accuracy/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
            }
            else {
              validate37.errors = [{instancePath:instancePath+"/accuracy",schemaPath:"#/properties/accuracy/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.log_loss !== undefined){
            let data1 = data.log_loss;
            const _errs3 = errors;
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validate37.errors = [{instancePath:instancePath+"/log_loss",schemaPath:"#/properties/log_loss/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validate37.errors = [{instancePath:instancePath+"/log_loss",schemaPath:"#/properties/log_loss/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.expected_calibration_error !== undefined){
              let data2 = data.expected_calibration_error;
              const _errs5 = errors;
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 > 1 || isNaN(data2)){
                    validate37.errors = [{instancePath:instancePath+"/expected_calibration_error",schemaPath:"#/properties/expected_calibration_error/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                    return false;
                  }
                  else {
                    if(data2 < 0 || isNaN(data2)){
                      validate37.errors = [{instancePath:instancePath+"/expected_calibration_error",schemaPath:"#/properties/expected_calibration_error/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                  }
                }
                else {
                  validate37.errors = [{instancePath:instancePath+"/expected_calibration_error",schemaPath:"#/properties/expected_calibration_error/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate37.errors = vErrors;
  return errors === 0;
}

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((data.documents === undefined) && (missing0 = "documents")) || ((data.labels === undefined) && (missing0 = "labels"))) || ((data.weights === undefined) && (missing0 = "weights"))) || ((data.current === undefined) && (missing0 = "current"))) || ((data.candidate === undefined) && (missing0 = "candidate"))) || ((data.threshold_flips === undefined) && (missing0 = "threshold_flips"))) || ((data.recompute === undefined) && (missing0 = "recompute"))){
        validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents !== undefined){
          let data0 = data.documents;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validate38.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validate38.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.labels !== undefined){
            let data1 = data.labels;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validate38.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 50 || isNaN(data1)){
                  validate38.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 50},message:"must be >= 50"}];
                  return false;
                }
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.weights !== undefined){
              let data2 = data.weights;
              const _errs5 = errors;
              if(errors === _errs5){
                if(Array.isArray(data2)){
                  var valid1 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs7 = errors;
                    if(!(validate36(data2[i0], {instancePath:instancePath+"/weights/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs7 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
                else {
                  validate38.errors = [{instancePath:instancePath+"/weights",schemaPath:"#/properties/weights/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.current !== undefined){
                let data4 = data.current;
                const _errs8 = errors;
                const _errs9 = errors;
                let valid2 = false;
                const _errs10 = errors;
                if(!(validate37(data4, {instancePath:instancePath+"/current",parentData:data,parentDataProperty:"current",rootData}))){
                  vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                  errors = vErrors.length;
                }
                var _valid0 = _errs10 === errors;
                valid2 = valid2 || _valid0;
                if(!valid2){
                  const _errs11 = errors;
                  if(data4 !== null){
                    const err0 = {instancePath:instancePath+"/current",schemaPath:"#/properties/current/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                    errors++;
                  }
                  var _valid0 = _errs11 === errors;
                  valid2 = valid2 || _valid0;
                }
                if(!valid2){
                  const err1 = {instancePath:instancePath+"/current",schemaPath:"#/properties/current/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                  errors++;
                  validate38.errors = vErrors;
                  return false;
                }
                else {
                  errors = _errs9;
                  if(vErrors !== null){
                    if(_errs9){
                      vErrors.length = _errs9;
                    }
                    else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.candidate !== undefined){
                  const _errs13 = errors;
                  if(!(validate37(data.candidate, {instancePath:instancePath+"/candidate",parentData:data,parentDataProperty:"candidate",rootData}))){
                    vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs13 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.threshold_flips !== undefined){
                    const _errs14 = errors;
                    if(!(validate33(data.threshold_flips, {instancePath:instancePath+"/threshold_flips",parentData:data,parentDataProperty:"threshold_flips",rootData}))){
                      vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs14 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.recompute !== undefined){
                      const _errs15 = errors;
                      if(!(validate8(data.recompute, {instancePath:instancePath+"/recompute",parentData:data,parentDataProperty:"recompute",rootData}))){
                        vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs15 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.downstream !== undefined){
                        let data8 = data.downstream;
                        const _errs16 = errors;
                        if(errors === _errs16){
                          if(Array.isArray(data8)){
                            var valid3 = true;
                            const len1 = data8.length;
                            for(let i1=0; i1<len1; i1++){
                              const _errs18 = errors;
                              if(!(validate7(data8[i1], {instancePath:instancePath+"/downstream/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
                                vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
                                errors = vErrors.length;
                              }
                              var valid3 = _errs18 === errors;
                              if(!valid3){
                                break;
                              }
                            }
                          }
                          else {
                            validate38.errors = [{instancePath:instancePath+"/downstream",schemaPath:"#/properties/downstream/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                            return false;
                          }
                        }
                        var valid0 = _errs16 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = false;
  const _errs1 = errors;
  if(!(validate34(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
    errors = vErrors.length;
  }
  var _valid0 = _errs1 === errors;
  valid0 = valid0 || _valid0;
  if(!valid0){
    const _errs2 = errors;
    if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
      vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
      errors = vErrors.length;
    }
    var _valid0 = _errs2 === errors;
    valid0 = valid0 || _valid0;
  }
  if(!valid0){
    const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
    if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
    errors++;
    validate39.errors = vErrors;
    return false;
  }
  else {
    errors = _errs0;
    if(vErrors !== null){
      if(_errs0){
        vErrors.length = _errs0;
      }
      else {
        vErrors = null;
      }
    }
  }
  validate39.errors = vErrors;
  return errors === 0;
}

const formats2 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.url === undefined) && (missing0 = "url")) || ((data.url_expires_at === undefined) && (missing0 = "url_expires_at"))) || ((data.evaluations === undefined) && (missing0 = "evaluations"))) || ((data.bytes === undefined) && (missing0 = "bytes"))){
        validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.url !== undefined){
          let data0 = data.url;
          const _errs1 = errors;
          if(errors === _errs1){
            if(errors === _errs1){
              if(typeof data0 === "string"){
                if(!(formats2(data0))){
                  validate40.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""}];
                  return false;
                }
              }
              else {
                validate40.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.url_expires_at !== undefined){
            const _errs3 = errors;
            if(!(validate10(data.url_expires_at, {instancePath:instancePath+"/url_expires_at",parentData:data,parentDataProperty:"url_expires_at",rootData}))){
              vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.evaluations !== undefined){
              let data2 = data.evaluations;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validate40.errors = [{instancePath:instancePath+"/evaluations",schemaPath:"#/properties/evaluations/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validate40.errors = [{instancePath:instancePath+"/evaluations",schemaPath:"#/properties/evaluations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.bytes !== undefined){
                let data3 = data.bytes;
                const _errs6 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validate40.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs6){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validate40.errors = [{instancePath:instancePath+"/bytes",schemaPath:"#/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
    else {
      validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate40.errors = vErrors;
  return errors === 0;
}

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((data.since === undefined) && (missing0 = "since")) || ((data.until === undefined) && (missing0 = "until"))) || ((data.judgments === undefined) && (missing0 = "judgments"))) || ((data.evaluations === undefined) && (missing0 = "evaluations"))) || ((data.files === undefined) && (missing0 = "files"))) || ((data.expires_at === undefined) && (missing0 = "expires_at"))) || ((data.links_unavailable === undefined) && (missing0 = "links_unavailable"))){
        validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.since !== undefined){
          let data0 = data.since;
          const _errs1 = errors;
          const _errs2 = errors;
          let valid1 = false;
          const _errs3 = errors;
          if(!(validate10(data0, {instancePath:instancePath+"/since",parentData:data,parentDataProperty:"since",rootData}))){
            vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs3 === errors;
          valid1 = valid1 || _valid0;
          if(!valid1){
            const _errs4 = errors;
            if(data0 !== null){
              const err0 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
              if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
              errors++;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
          }
          if(!valid1){
            const err1 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
            validate41.errors = vErrors;
            return false;
          }
          else {
            errors = _errs2;
            if(vErrors !== null){
              if(_errs2){
                vErrors.length = _errs2;
              }
              else {
                vErrors = null;
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.until !== undefined){
            const _errs6 = errors;
            if(!(validate10(data.until, {instancePath:instancePath+"/until",parentData:data,parentDataProperty:"until",rootData}))){
              vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs6 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.judgments !== undefined){
              let data2 = data.judgments;
              const _errs7 = errors;
              if(errors === _errs7){
                if(Array.isArray(data2)){
                  var valid2 = true;
                  const len0 = data2.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs9 = errors;
                    if(!(validate5(data2[i0], {instancePath:instancePath+"/judgments/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
                      errors = vErrors.length;
                    }
                    var valid2 = _errs9 === errors;
                    if(!valid2){
                      break;
                    }
                  }
                }
                else {
                  validate41.errors = [{instancePath:instancePath+"/judgments",schemaPath:"#/properties/judgments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                  return false;
                }
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.evaluations !== undefined){
                let data4 = data.evaluations;
                const _errs10 = errors;
                if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                  validate41.errors = [{instancePath:instancePath+"/evaluations",schemaPath:"#/properties/evaluations/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs10){
                  if((typeof data4 == "number") && (isFinite(data4))){
                    if(data4 < 0 || isNaN(data4)){
                      validate41.errors = [{instancePath:instancePath+"/evaluations",schemaPath:"#/properties/evaluations/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                  }
                }
                var valid0 = _errs10 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.files !== undefined){
                  let data5 = data.files;
                  const _errs12 = errors;
                  if(errors === _errs12){
                    if(Array.isArray(data5)){
                      var valid3 = true;
                      const len1 = data5.length;
                      for(let i1=0; i1<len1; i1++){
                        const _errs14 = errors;
                        if(!(validate40(data5[i1], {instancePath:instancePath+"/files/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
                          vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
                          errors = vErrors.length;
                        }
                        var valid3 = _errs14 === errors;
                        if(!valid3){
                          break;
                        }
                      }
                    }
                    else {
                      validate41.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs12 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.expires_at !== undefined){
                    let data7 = data.expires_at;
                    const _errs15 = errors;
                    const _errs16 = errors;
                    let valid4 = false;
                    const _errs17 = errors;
                    if(!(validate10(data7, {instancePath:instancePath+"/expires_at",parentData:data,parentDataProperty:"expires_at",rootData}))){
                      vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
                      errors = vErrors.length;
                    }
                    var _valid1 = _errs17 === errors;
                    valid4 = valid4 || _valid1;
                    if(!valid4){
                      const _errs18 = errors;
                      if(data7 !== null){
                        const err2 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                        errors++;
                      }
                      var _valid1 = _errs18 === errors;
                      valid4 = valid4 || _valid1;
                    }
                    if(!valid4){
                      const err3 = {instancePath:instancePath+"/expires_at",schemaPath:"#/properties/expires_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                      errors++;
                      validate41.errors = vErrors;
                      return false;
                    }
                    else {
                      errors = _errs16;
                      if(vErrors !== null){
                        if(_errs16){
                          vErrors.length = _errs16;
                        }
                        else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs15 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.links_unavailable !== undefined){
                      const _errs20 = errors;
                      if(typeof data.links_unavailable !== "boolean"){
                        validate41.errors = [{instancePath:instancePath+"/links_unavailable",schemaPath:"#/properties/links_unavailable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                        return false;
                      }
                      var valid0 = _errs20 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate41.errors = vErrors;
  return errors === 0;
}

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.estimate === undefined) && (missing0 = "estimate"))) || ((data.spend_usd === undefined) && (missing0 = "spend_usd"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.estimated_completion_at === undefined) && (missing0 = "estimated_completion_at"))) || ((data.error === undefined) && (missing0 = "error"))) || ((data.attribute === undefined) && (missing0 = "attribute"))) || ((data.created_at === undefined) && (missing0 = "created_at"))) || ((data.updated_at === undefined) && (missing0 = "updated_at"))){
        validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validate1(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            const _errs2 = errors;
            if(!(validate2(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
              vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.status !== undefined){
              const _errs3 = errors;
              if(!(validate3(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
                vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.namespace !== undefined){
                const _errs4 = errors;
                if(!(validate4(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
                  vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.judgment !== undefined){
                  const _errs5 = errors;
                  if(!(validate5(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
                    vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.estimate !== undefined){
                    let data5 = data.estimate;
                    const _errs6 = errors;
                    const _errs7 = errors;
                    let valid1 = false;
                    const _errs8 = errors;
                    if(!(validate8(data5, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData}))){
                      vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
                      errors = vErrors.length;
                    }
                    var _valid0 = _errs8 === errors;
                    valid1 = valid1 || _valid0;
                    if(!valid1){
                      const _errs9 = errors;
                      if(data5 !== null){
                        const err0 = {instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                        if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                        errors++;
                      }
                      var _valid0 = _errs9 === errors;
                      valid1 = valid1 || _valid0;
                    }
                    if(!valid1){
                      const err1 = {instancePath:instancePath+"/estimate",schemaPath:"#/properties/estimate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                      if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                      errors++;
                      validate42.errors = vErrors;
                      return false;
                    }
                    else {
                      errors = _errs7;
                      if(vErrors !== null){
                        if(_errs7){
                          vErrors.length = _errs7;
                        }
                        else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid0 = _errs6 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.spend_usd !== undefined){
                      const _errs11 = errors;
                      if(!(validate6(data.spend_usd, {instancePath:instancePath+"/spend_usd",parentData:data,parentDataProperty:"spend_usd",rootData}))){
                        vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
                        errors = vErrors.length;
                      }
                      var valid0 = _errs11 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.progress !== undefined){
                        const _errs12 = errors;
                        if(!(validate9(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
                          vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs12 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.estimated_completion_at !== undefined){
                          let data8 = data.estimated_completion_at;
                          const _errs13 = errors;
                          const _errs14 = errors;
                          let valid2 = false;
                          const _errs15 = errors;
                          if(!(validate10(data8, {instancePath:instancePath+"/estimated_completion_at",parentData:data,parentDataProperty:"estimated_completion_at",rootData}))){
                            vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
                            errors = vErrors.length;
                          }
                          var _valid1 = _errs15 === errors;
                          valid2 = valid2 || _valid1;
                          if(!valid2){
                            const _errs16 = errors;
                            if(data8 !== null){
                              const err2 = {instancePath:instancePath+"/estimated_completion_at",schemaPath:"#/properties/estimated_completion_at/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                              if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                              errors++;
                            }
                            var _valid1 = _errs16 === errors;
                            valid2 = valid2 || _valid1;
                          }
                          if(!valid2){
                            const err3 = {instancePath:instancePath+"/estimated_completion_at",schemaPath:"#/properties/estimated_completion_at/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                            if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                            errors++;
                            validate42.errors = vErrors;
                            return false;
                          }
                          else {
                            errors = _errs14;
                            if(vErrors !== null){
                              if(_errs14){
                                vErrors.length = _errs14;
                              }
                              else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs13 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.error !== undefined){
                            let data9 = data.error;
                            const _errs18 = errors;
                            if((typeof data9 !== "string") && (data9 !== null)){
                              validate42.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schema0.properties.error.type},message:"must be string,null"}];
                              return false;
                            }
                            var valid0 = _errs18 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.attribute !== undefined){
                              let data10 = data.attribute;
                              const _errs20 = errors;
                              const _errs21 = errors;
                              let valid3 = false;
                              const _errs22 = errors;
                              if(!(validate11(data10, {instancePath:instancePath+"/attribute",parentData:data,parentDataProperty:"attribute",rootData}))){
                                vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
                                errors = vErrors.length;
                              }
                              var _valid2 = _errs22 === errors;
                              valid3 = valid3 || _valid2;
                              if(!valid3){
                                const _errs23 = errors;
                                if(data10 !== null){
                                  const err4 = {instancePath:instancePath+"/attribute",schemaPath:"#/properties/attribute/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                  if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                                  errors++;
                                }
                                var _valid2 = _errs23 === errors;
                                valid3 = valid3 || _valid2;
                              }
                              if(!valid3){
                                const err5 = {instancePath:instancePath+"/attribute",schemaPath:"#/properties/attribute/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                                errors++;
                                validate42.errors = vErrors;
                                return false;
                              }
                              else {
                                errors = _errs21;
                                if(vErrors !== null){
                                  if(_errs21){
                                    vErrors.length = _errs21;
                                  }
                                  else {
                                    vErrors = null;
                                  }
                                }
                              }
                              var valid0 = _errs20 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.referenced !== undefined){
                                let data11 = data.referenced;
                                const _errs25 = errors;
                                const _errs26 = errors;
                                let valid4 = false;
                                const _errs27 = errors;
                                if(!(validate13(data11, {instancePath:instancePath+"/referenced",parentData:data,parentDataProperty:"referenced",rootData}))){
                                  vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
                                  errors = vErrors.length;
                                }
                                var _valid3 = _errs27 === errors;
                                valid4 = valid4 || _valid3;
                                if(!valid4){
                                  const _errs28 = errors;
                                  if(data11 !== null){
                                    const err6 = {instancePath:instancePath+"/referenced",schemaPath:"#/properties/referenced/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                    if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                                    errors++;
                                  }
                                  var _valid3 = _errs28 === errors;
                                  valid4 = valid4 || _valid3;
                                }
                                if(!valid4){
                                  const err7 = {instancePath:instancePath+"/referenced",schemaPath:"#/properties/referenced/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                  if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                                  errors++;
                                  validate42.errors = vErrors;
                                  return false;
                                }
                                else {
                                  errors = _errs26;
                                  if(vErrors !== null){
                                    if(_errs26){
                                      vErrors.length = _errs26;
                                    }
                                    else {
                                      vErrors = null;
                                    }
                                  }
                                }
                                var valid0 = _errs25 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.resync !== undefined){
                                  const _errs30 = errors;
                                  if(!(validate18(data.resync, {instancePath:instancePath+"/resync",parentData:data,parentDataProperty:"resync",rootData}))){
                                    vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
                                    errors = vErrors.length;
                                  }
                                  var valid0 = _errs30 === errors;
                                }
                                else {
                                  var valid0 = true;
                                }
                                if(valid0){
                                  if(data.group !== undefined){
                                    const _errs31 = errors;
                                    if(!(validate5(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
                                      vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid0 = _errs31 === errors;
                                  }
                                  else {
                                    var valid0 = true;
                                  }
                                  if(valid0){
                                    if(data.proposal !== undefined){
                                      let data14 = data.proposal;
                                      const _errs32 = errors;
                                      const _errs33 = errors;
                                      let valid5 = false;
                                      const _errs34 = errors;
                                      if(!(validate21(data14, {instancePath:instancePath+"/proposal",parentData:data,parentDataProperty:"proposal",rootData}))){
                                        vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                                        errors = vErrors.length;
                                      }
                                      var _valid4 = _errs34 === errors;
                                      valid5 = valid5 || _valid4;
                                      if(!valid5){
                                        const _errs35 = errors;
                                        if(data14 !== null){
                                          const err8 = {instancePath:instancePath+"/proposal",schemaPath:"#/properties/proposal/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                          if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
                                          errors++;
                                        }
                                        var _valid4 = _errs35 === errors;
                                        valid5 = valid5 || _valid4;
                                      }
                                      if(!valid5){
                                        const err9 = {instancePath:instancePath+"/proposal",schemaPath:"#/properties/proposal/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                        if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
                                        errors++;
                                        validate42.errors = vErrors;
                                        return false;
                                      }
                                      else {
                                        errors = _errs33;
                                        if(vErrors !== null){
                                          if(_errs33){
                                            vErrors.length = _errs33;
                                          }
                                          else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      var valid0 = _errs32 === errors;
                                    }
                                    else {
                                      var valid0 = true;
                                    }
                                    if(valid0){
                                      if(data.simulation !== undefined){
                                        let data15 = data.simulation;
                                        const _errs37 = errors;
                                        const _errs38 = errors;
                                        let valid6 = false;
                                        const _errs39 = errors;
                                        if(!(validate24(data15, {instancePath:instancePath+"/simulation",parentData:data,parentDataProperty:"simulation",rootData}))){
                                          vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                                          errors = vErrors.length;
                                        }
                                        var _valid5 = _errs39 === errors;
                                        valid6 = valid6 || _valid5;
                                        if(!valid6){
                                          const _errs40 = errors;
                                          if(data15 !== null){
                                            const err10 = {instancePath:instancePath+"/simulation",schemaPath:"#/properties/simulation/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                            if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
                                            errors++;
                                          }
                                          var _valid5 = _errs40 === errors;
                                          valid6 = valid6 || _valid5;
                                        }
                                        if(!valid6){
                                          const err11 = {instancePath:instancePath+"/simulation",schemaPath:"#/properties/simulation/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                          if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
                                          errors++;
                                          validate42.errors = vErrors;
                                          return false;
                                        }
                                        else {
                                          errors = _errs38;
                                          if(vErrors !== null){
                                            if(_errs38){
                                              vErrors.length = _errs38;
                                            }
                                            else {
                                              vErrors = null;
                                            }
                                          }
                                        }
                                        var valid0 = _errs37 === errors;
                                      }
                                      else {
                                        var valid0 = true;
                                      }
                                      if(valid0){
                                        if(data.version !== undefined){
                                          const _errs42 = errors;
                                          if(!(validate25(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                                            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
                                            errors = vErrors.length;
                                          }
                                          var valid0 = _errs42 === errors;
                                        }
                                        else {
                                          var valid0 = true;
                                        }
                                        if(valid0){
                                          if(data.report !== undefined){
                                            let data17 = data.report;
                                            const _errs43 = errors;
                                            const _errs44 = errors;
                                            let valid7 = false;
                                            const _errs45 = errors;
                                            if(!(validate39(data17, {instancePath:instancePath+"/report",parentData:data,parentDataProperty:"report",rootData}))){
                                              vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
                                              errors = vErrors.length;
                                            }
                                            var _valid6 = _errs45 === errors;
                                            valid7 = valid7 || _valid6;
                                            if(!valid7){
                                              const _errs46 = errors;
                                              if(data17 !== null){
                                                const err12 = {instancePath:instancePath+"/report",schemaPath:"#/properties/report/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                                if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
                                                errors++;
                                              }
                                              var _valid6 = _errs46 === errors;
                                              valid7 = valid7 || _valid6;
                                            }
                                            if(!valid7){
                                              const err13 = {instancePath:instancePath+"/report",schemaPath:"#/properties/report/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                              if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
                                              errors++;
                                              validate42.errors = vErrors;
                                              return false;
                                            }
                                            else {
                                              errors = _errs44;
                                              if(vErrors !== null){
                                                if(_errs44){
                                                  vErrors.length = _errs44;
                                                }
                                                else {
                                                  vErrors = null;
                                                }
                                              }
                                            }
                                            var valid0 = _errs43 === errors;
                                          }
                                          else {
                                            var valid0 = true;
                                          }
                                          if(valid0){
                                            if(data.export !== undefined){
                                              const _errs48 = errors;
                                              if(!(validate41(data.export, {instancePath:instancePath+"/export",parentData:data,parentDataProperty:"export",rootData}))){
                                                vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid0 = _errs48 === errors;
                                            }
                                            else {
                                              var valid0 = true;
                                            }
                                            if(valid0){
                                              if(data.created_at !== undefined){
                                                const _errs49 = errors;
                                                if(!(validate10(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                                                  vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
                                                  errors = vErrors.length;
                                                }
                                                var valid0 = _errs49 === errors;
                                              }
                                              else {
                                                var valid0 = true;
                                              }
                                              if(valid0){
                                                if(data.updated_at !== undefined){
                                                  const _errs50 = errors;
                                                  if(!(validate10(data.updated_at, {instancePath:instancePath+"/updated_at",parentData:data,parentDataProperty:"updated_at",rootData}))){
                                                    vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
                                                    errors = vErrors.length;
                                                  }
                                                  var valid0 = _errs50 === errors;
                                                }
                                                else {
                                                  var valid0 = true;
                                                }
                                              }
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate42.errors = vErrors;
  return errors === 0;
}

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
    errors = vErrors.length;
  }
  validate0.errors = vErrors;
  return errors === 0;
}

export const suggestParts200 = validate43;

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 4000){
        validate44.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate44.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
      }
    }
    else {
      validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate44.errors = vErrors;
  return errors === 0;
}

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.name === undefined) && (missing0 = "name")) || ((data.question === undefined) && (missing0 = "question"))){
        validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validate5(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.question !== undefined){
            const _errs2 = errors;
            if(!(validate44(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData}))){
              vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate45.errors = vErrors;
  return errors === 0;
}

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.parts === undefined) && (missing0 = "parts")) || ((data.sampled === undefined) && (missing0 = "sampled"))){
        validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.parts !== undefined){
          let data0 = data.parts;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              if(data0.length > 10){
                validate46.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
                return false;
              }
              else {
                var valid1 = true;
                const len0 = data0.length;
                for(let i0=0; i0<len0; i0++){
                  const _errs3 = errors;
                  if(!(validate45(data0[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                    vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs3 === errors;
                  if(!valid1){
                    break;
                  }
                }
              }
            }
            else {
              validate46.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.sampled !== undefined){
            let data2 = data.sampled;
            const _errs4 = errors;
            if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
              validate46.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs4){
              if((typeof data2 == "number") && (isFinite(data2))){
                if(data2 > 200 || isNaN(data2)){
                  validate46.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"}];
                  return false;
                }
                else {
                  if(data2 < 0 || isNaN(data2)){
                    validate46.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats1.validate(data2))){
                      validate46.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                      return false;
                    }
                  }
                }
              }
            }
            var valid0 = _errs4 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate46.errors = vErrors;
  return errors === 0;
}

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
    errors = vErrors.length;
  }
  validate43.errors = vErrors;
  return errors === 0;
}

export const tune200 = validate47;
const pattern7 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])$", "u");

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 7){
        validate48.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 7},message:"must NOT have more than 7 characters"}];
        return false;
      }
      else {
        if(func0(data) < 7){
          validate48.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 7},message:"must NOT have fewer than 7 characters"}];
          return false;
        }
        else {
          if(!pattern7.test(data)){
            validate48.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]{4}-(0[1-9]|1[0-2])$"},message:"must match pattern \""+"^[0-9]{4}-(0[1-9]|1[0-2])$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate48.errors = vErrors;
  return errors === 0;
}

const schema9 = {"type":"string","enum":["running","done","failed"]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "running") || (data === "done")) || (data === "failed"))){
    validate49.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate49.errors = vErrors;
  return errors === 0;
}

const pattern8 = new RegExp("^(attributes|state)(\\.[^.]+)*$", "u");

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 1024){
        validate50.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
        return false;
      }
      else {
        if(func0(data) < 5){
          validate50.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 5},message:"must NOT have fewer than 5 characters"}];
          return false;
        }
        else {
          if(!pattern8.test(data)){
            validate50.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(attributes|state)(\\.[^.]+)*$"},message:"must match pattern \""+"^(attributes|state)(\\.[^.]+)*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate50.errors = vErrors;
  return errors === 0;
}

const pattern9 = new RegExp("^[1-9][0-9]*[smhd]$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 10){
        validate51.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
        return false;
      }
      else {
        if(func0(data) < 2){
          validate51.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"}];
          return false;
        }
        else {
          if(!pattern9.test(data)){
            validate51.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*[smhd]$"},message:"must match pattern \""+"^[1-9][0-9]*[smhd]$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate51.errors = vErrors;
  return errors === 0;
}

const pattern10 = new RegExp("^(id|attributes\\.[A-Za-z0-9_-]+)$", "u");

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 139){
        validate52.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 139},message:"must NOT have more than 139 characters"}];
        return false;
      }
      else {
        if(!pattern10.test(data)){
          validate52.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(id|attributes\\.[A-Za-z0-9_-]+)$"},message:"must match pattern \""+"^(id|attributes\\.[A-Za-z0-9_-]+)$"+"\""}];
          return false;
        }
      }
    }
    else {
      validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate52.errors = vErrors;
  return errors === 0;
}

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.theirs === undefined) && (missing0 = "theirs")) || ((data.mine === undefined) && (missing0 = "mine"))){
        validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.theirs !== undefined){
          const _errs1 = errors;
          if(!(validate52(data.theirs, {instancePath:instancePath+"/theirs",parentData:data,parentDataProperty:"theirs",rootData}))){
            vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.mine !== undefined){
            const _errs2 = errors;
            if(!(validate11(data.mine, {instancePath:instancePath+"/mine",parentData:data,parentDataProperty:"mine",rootData}))){
              vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate53.errors = vErrors;
  return errors === 0;
}

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validate54.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validate54.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern5.test(data)){
            validate54.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"},message:"must match pattern \""+"^(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}(/|$))[A-Za-z0-9._:-]+)*$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate54.errors = vErrors;
  return errors === 0;
}

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.label === undefined) && (missing0 = "label")) || ((data.gte === undefined) && (missing0 = "gte"))){
        validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.label !== undefined){
          let data0 = data.label;
          const _errs1 = errors;
          if(errors === _errs1){
            if(typeof data0 === "string"){
              if(func0(data0) > 64){
                validate55.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"}];
                return false;
              }
              else {
                if(func0(data0) < 1){
                  validate55.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
                  return false;
                }
              }
            }
            else {
              validate55.errors = [{instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.gte !== undefined){
            let data1 = data.gte;
            const _errs3 = errors;
            if(!((typeof data1 == "number") && (isFinite(data1)))){
              validate55.errors = [{instancePath:instancePath+"/gte",schemaPath:"#/properties/gte/type",keyword:"type",params:{type: "number"},message:"must be number"}];
              return false;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate55.errors = vErrors;
  return errors === 0;
}

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(Array.isArray(data)){
      if(data.length > 16){
        validate56.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"}];
        return false;
      }
      else {
        if(data.length < 1){
          validate56.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
          return false;
        }
        else {
          var valid0 = true;
          const len0 = data.length;
          for(let i0=0; i0<len0; i0++){
            const _errs1 = errors;
            if(!(validate55(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
              vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs1 === errors;
            if(!valid0){
              break;
            }
          }
        }
      }
    }
    else {
      validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
      return false;
    }
  }
  validate56.errors = vErrors;
  return errors === 0;
}

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.judgment === undefined) && (missing0 = "judgment")){
        validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.judgment !== undefined){
          const _errs1 = errors;
          if(!(validate5(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.cut !== undefined){
            const _errs2 = errors;
            if(!(validate5(data.cut, {instancePath:instancePath+"/cut",parentData:data,parentDataProperty:"cut",rootData}))){
              vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.band !== undefined){
              const _errs3 = errors;
              if(!(validate56(data.band, {instancePath:instancePath+"/band",parentData:data,parentDataProperty:"band",rootData}))){
                vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate57.errors = vErrors;
  return errors === 0;
}

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.name === undefined) && (missing0 = "name")){
        validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validate5(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.join !== undefined){
            const _errs2 = errors;
            if(!(validate53(data.join, {instancePath:instancePath+"/join",parentData:data,parentDataProperty:"join",rootData}))){
              vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.namespace !== undefined){
              const _errs3 = errors;
              if(!(validate54(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
                vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.fields !== undefined){
                let data3 = data.fields;
                const _errs4 = errors;
                if(errors === _errs4){
                  if(Array.isArray(data3)){
                    if(data3.length > 256){
                      validate58.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
                      return false;
                    }
                    else {
                      if(data3.length < 1){
                        validate58.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                        return false;
                      }
                      else {
                        var valid1 = true;
                        const len0 = data3.length;
                        for(let i0=0; i0<len0; i0++){
                          const _errs6 = errors;
                          if(!(validate50(data3[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
                            vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs6 === errors;
                          if(!valid1){
                            break;
                          }
                        }
                      }
                    }
                  }
                  else {
                    validate58.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                    return false;
                  }
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.last_n !== undefined){
                  let data5 = data.last_n;
                  const _errs7 = errors;
                  if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                    validate58.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs7){
                    if((typeof data5 == "number") && (isFinite(data5))){
                      if(data5 > 50 || isNaN(data5)){
                        validate58.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"}];
                        return false;
                      }
                      else {
                        if(data5 < 1 || isNaN(data5)){
                          validate58.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                          return false;
                        }
                        else {
                          if(!(formats1.validate(data5))){
                            validate58.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                            return false;
                          }
                        }
                      }
                    }
                  }
                  var valid0 = _errs7 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.answers !== undefined){
                    let data6 = data.answers;
                    const _errs9 = errors;
                    if(errors === _errs9){
                      if(Array.isArray(data6)){
                        if(data6.length > 32){
                          validate58.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
                          return false;
                        }
                        else {
                          if(data6.length < 1){
                            validate58.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                            return false;
                          }
                          else {
                            var valid2 = true;
                            const len1 = data6.length;
                            for(let i1=0; i1<len1; i1++){
                              const _errs11 = errors;
                              if(!(validate57(data6[i1], {instancePath:instancePath+"/answers/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
                                vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                                errors = vErrors.length;
                              }
                              var valid2 = _errs11 === errors;
                              if(!valid2){
                                break;
                              }
                            }
                          }
                        }
                      }
                      else {
                        validate58.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                        return false;
                      }
                    }
                    var valid0 = _errs9 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate58.errors = vErrors;
  return errors === 0;
}

const pattern11 = new RegExp("^(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$", "u");

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 320){
        validate59.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"}];
        return false;
      }
      else {
        if(!pattern11.test(data)){
          validate59.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$"},message:"must match pattern \""+"^(count|count_where\\.[A-Za-z0-9_-]{1,128}|(sum|avg|min|max)\\.(attributes|answers)\\.[A-Za-z0-9_.-]+|quantiles\\.(attributes|answers)\\.[A-Za-z0-9_.-]+\\.p(50|90|99))$"+"\""}];
          return false;
        }
      }
    }
    else {
      validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validate59.errors = vErrors;
  return errors === 0;
}

const pattern12 = new RegExp("^[A-Za-z0-9_.-]{1,320}$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(Object.keys(data).length > 32){
        validate60.errors = [{instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"}];
        return false;
      }
      else {
        for(const key0 in data){
          const _errs1 = errors;
          if(typeof key0 === "string"){
            if(!pattern12.test(key0)){
              const err0 = {instancePath,schemaPath:"#/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.-]{1,320}$"},message:"must match pattern \""+"^[A-Za-z0-9_.-]{1,320}$"+"\"",propertyName:key0};
              if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
              errors++;
            }
          }
          var valid0 = _errs1 === errors;
          if(!valid0){
            const err1 = {instancePath,schemaPath:"#/propertyNames",keyword:"propertyNames",params:{propertyName: key0},message:"property name must be valid"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
            validate60.errors = vErrors;
            return false;
            break;
          }
        }
        if(valid0){
          for(const key1 in data){
            const _errs3 = errors;
            if(!(validate56(data[key1], {instancePath:instancePath+"/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key1,rootData}))){
              vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
              errors = vErrors.length;
            }
            var valid1 = _errs3 === errors;
            if(!valid1){
              break;
            }
          }
        }
      }
    }
    else {
      validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate60.errors = vErrors;
  return errors === 0;
}

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.name === undefined) && (missing0 = "name")){
        validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validate5(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.aggregates !== undefined){
            let data1 = data.aggregates;
            const _errs2 = errors;
            if(errors === _errs2){
              if(Array.isArray(data1)){
                if(data1.length > 32){
                  validate61.errors = [{instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/maxItems",keyword:"maxItems",params:{limit: 32},message:"must NOT have more than 32 items"}];
                  return false;
                }
                else {
                  if(data1.length < 1){
                    validate61.errors = [{instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                    return false;
                  }
                  else {
                    var valid1 = true;
                    const len0 = data1.length;
                    for(let i0=0; i0<len0; i0++){
                      const _errs4 = errors;
                      if(!(validate59(data1[i0], {instancePath:instancePath+"/aggregates/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
                        vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs4 === errors;
                      if(!valid1){
                        break;
                      }
                    }
                  }
                }
              }
              else {
                validate61.errors = [{instancePath:instancePath+"/aggregates",schemaPath:"#/properties/aggregates/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.bands !== undefined){
              const _errs5 = errors;
              if(!(validate60(data.bands, {instancePath:instancePath+"/bands",parentData:data,parentDataProperty:"bands",rootData}))){
                vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate61.errors = vErrors;
  return errors === 0;
}

const schema10 = {"type":"string","enum":["last_answer","created"]};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "last_answer") || (data === "created"))){
    validate62.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema10.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate62.errors = vErrors;
  return errors === 0;
}

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.fields === undefined) && (missing0 = "fields")){
        validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.fields !== undefined){
          let data0 = data.fields;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              if(data0.length > 256){
                validate63.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
                return false;
              }
              else {
                if(data0.length < 1){
                  validate63.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                  return false;
                }
                else {
                  var valid1 = true;
                  const len0 = data0.length;
                  for(let i0=0; i0<len0; i0++){
                    const _errs3 = errors;
                    if(!(validate50(data0[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                      vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs3 === errors;
                    if(!valid1){
                      break;
                    }
                  }
                }
              }
            }
            else {
              validate63.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.anchor !== undefined){
            const _errs4 = errors;
            if(!(validate62(data.anchor, {instancePath:instancePath+"/anchor",parentData:data,parentDataProperty:"anchor",rootData}))){
              vErrors = vErrors === null ? validate62.errors : vErrors.concat(validate62.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate63.errors = vErrors;
  return errors === 0;
}

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.fields !== undefined){
        let data0 = data.fields;
        const _errs1 = errors;
        if(errors === _errs1){
          if(Array.isArray(data0)){
            if(data0.length > 256){
              validate64.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/maxItems",keyword:"maxItems",params:{limit: 256},message:"must NOT have more than 256 items"}];
              return false;
            }
            else {
              if(data0.length < 1){
                validate64.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                return false;
              }
              else {
                var valid1 = true;
                const len0 = data0.length;
                for(let i0=0; i0<len0; i0++){
                  const _errs3 = errors;
                  if(!(validate50(data0[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                    vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs3 === errors;
                  if(!valid1){
                    break;
                  }
                }
              }
            }
          }
          else {
            validate64.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.last_n !== undefined){
          let data2 = data.last_n;
          const _errs4 = errors;
          if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
            validate64.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs4){
            if((typeof data2 == "number") && (isFinite(data2))){
              if(data2 > 10000 || isNaN(data2)){
                validate64.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
                return false;
              }
              else {
                if(data2 < 1 || isNaN(data2)){
                  validate64.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                  return false;
                }
                else {
                  if(!(formats1.validate(data2))){
                    validate64.errors = [{instancePath:instancePath+"/last_n",schemaPath:"#/properties/last_n/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                    return false;
                  }
                }
              }
            }
          }
          var valid0 = _errs4 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.window !== undefined){
            const _errs6 = errors;
            if(!(validate51(data.window, {instancePath:instancePath+"/window",parentData:data,parentDataProperty:"window",rootData}))){
              vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs6 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.max_tokens !== undefined){
              let data4 = data.max_tokens;
              const _errs7 = errors;
              if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                validate64.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs7){
                if((typeof data4 == "number") && (isFinite(data4))){
                  if(data4 > 32000 || isNaN(data4)){
                    validate64.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/maximum",keyword:"maximum",params:{comparison: "<=", limit: 32000},message:"must be <= 32000"}];
                    return false;
                  }
                  else {
                    if(data4 < 1 || isNaN(data4)){
                      validate64.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                      return false;
                    }
                    else {
                      if(!(formats1.validate(data4))){
                        validate64.errors = [{instancePath:instancePath+"/max_tokens",schemaPath:"#/properties/max_tokens/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                        return false;
                      }
                    }
                  }
                }
              }
              var valid0 = _errs7 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.related !== undefined){
                let data5 = data.related;
                const _errs9 = errors;
                if(errors === _errs9){
                  if(Array.isArray(data5)){
                    if(data5.length > 16){
                      validate64.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"}];
                      return false;
                    }
                    else {
                      if(data5.length < 1){
                        validate64.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
                        return false;
                      }
                      else {
                        var valid2 = true;
                        const len1 = data5.length;
                        for(let i1=0; i1<len1; i1++){
                          const _errs11 = errors;
                          if(!(validate58(data5[i1], {instancePath:instancePath+"/related/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
                            vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs11 === errors;
                          if(!valid2){
                            break;
                          }
                        }
                      }
                    }
                  }
                  else {
                    validate64.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                    return false;
                  }
                }
                var valid0 = _errs9 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.group !== undefined){
                  const _errs12 = errors;
                  if(!(validate61(data.group, {instancePath:instancePath+"/group",parentData:data,parentDataProperty:"group",rootData}))){
                    vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs12 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.previous !== undefined){
                    const _errs13 = errors;
                    if(!(validate63(data.previous, {instancePath:instancePath+"/previous",parentData:data,parentDataProperty:"previous",rootData}))){
                      vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs13 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate64.errors = vErrors;
  return errors === 0;
}

const schema11 = {"type":"string","enum":["id","constant","sparse","duplicate","large"]};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((data === "id") || (data === "constant")) || (data === "sparse")) || (data === "duplicate")) || (data === "large"))){
    validate65.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema11.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validate65.errors = vErrors;
  return errors === 0;
}

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.path === undefined) && (missing0 = "path")) || ((data.reason === undefined) && (missing0 = "reason"))){
        validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.path !== undefined){
          const _errs1 = errors;
          if(!(validate50(data.path, {instancePath:instancePath+"/path",parentData:data,parentDataProperty:"path",rootData}))){
            vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.reason !== undefined){
            const _errs2 = errors;
            if(!(validate65(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
              vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate66.errors = vErrors;
  return errors === 0;
}

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.recipe === undefined) && (missing0 = "recipe")) || ((data.cost_per_answer === undefined) && (missing0 = "cost_per_answer"))) || ((data.whole_state_cost_per_answer === undefined) && (missing0 = "whole_state_cost_per_answer"))) || ((data.sampled_documents === undefined) && (missing0 = "sampled_documents"))) || ((data.excluded === undefined) && (missing0 = "excluded"))){
        validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.recipe !== undefined){
          const _errs1 = errors;
          if(!(validate64(data.recipe, {instancePath:instancePath+"/recipe",parentData:data,parentDataProperty:"recipe",rootData}))){
            vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.cost_per_answer !== undefined){
            let data1 = data.cost_per_answer;
            const _errs2 = errors;
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validate67.errors = [{instancePath:instancePath+"/cost_per_answer",schemaPath:"#/properties/cost_per_answer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
              }
              else {
                validate67.errors = [{instancePath:instancePath+"/cost_per_answer",schemaPath:"#/properties/cost_per_answer/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.whole_state_cost_per_answer !== undefined){
              let data2 = data.whole_state_cost_per_answer;
              const _errs4 = errors;
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validate67.errors = [{instancePath:instancePath+"/whole_state_cost_per_answer",schemaPath:"#/properties/whole_state_cost_per_answer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                }
                else {
                  validate67.errors = [{instancePath:instancePath+"/whole_state_cost_per_answer",schemaPath:"#/properties/whole_state_cost_per_answer/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.sampled_documents !== undefined){
                let data3 = data.sampled_documents;
                const _errs6 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validate67.errors = [{instancePath:instancePath+"/sampled_documents",schemaPath:"#/properties/sampled_documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs6){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validate67.errors = [{instancePath:instancePath+"/sampled_documents",schemaPath:"#/properties/sampled_documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats1.validate(data3))){
                        validate67.errors = [{instancePath:instancePath+"/sampled_documents",schemaPath:"#/properties/sampled_documents/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.excluded !== undefined){
                  let data4 = data.excluded;
                  const _errs8 = errors;
                  if(errors === _errs8){
                    if(Array.isArray(data4)){
                      var valid1 = true;
                      const len0 = data4.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs10 = errors;
                        if(!(validate66(data4[i0], {instancePath:instancePath+"/excluded/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
                          errors = vErrors.length;
                        }
                        var valid1 = _errs10 === errors;
                        if(!valid1){
                          break;
                        }
                      }
                    }
                    else {
                      validate67.errors = [{instancePath:instancePath+"/excluded",schemaPath:"#/properties/excluded/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                      return false;
                    }
                  }
                  var valid0 = _errs8 === errors;
                }
                else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    }
    else {
      validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate67.errors = vErrors;
  return errors === 0;
}

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.month === undefined) && (missing0 = "month")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.suggested_context === undefined) && (missing0 = "suggested_context"))){
        validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.month !== undefined){
          const _errs1 = errors;
          if(!(validate48(data.month, {instancePath:instancePath+"/month",parentData:data,parentDataProperty:"month",rootData}))){
            vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.status !== undefined){
            const _errs2 = errors;
            if(!(validate49(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
              vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.suggested_context !== undefined){
              let data2 = data.suggested_context;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if(!(validate67(data2, {instancePath:instancePath+"/suggested_context",parentData:data,parentDataProperty:"suggested_context",rootData}))){
                vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs6 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/suggested_context",schemaPath:"#/properties/suggested_context/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/suggested_context",schemaPath:"#/properties/suggested_context/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validate68.errors = vErrors;
                return false;
              }
              else {
                errors = _errs4;
                if(vErrors !== null){
                  if(_errs4){
                    vErrors.length = _errs4;
                  }
                  else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validate68.errors = vErrors;
  return errors === 0;
}

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData}))){
    vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
    errors = vErrors.length;
  }
  validate47.errors = vErrors;
  return errors === 0;
}
export const simulate202 = discover202;
