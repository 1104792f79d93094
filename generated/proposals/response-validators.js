// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";
import { validateDocumentId } from "../common/response-validators.js";

const require = createRequire(import.meta.url);
const formats0 = require("ajv-formats/dist/formats").fullFormats.int32;

export function validateDiscoveryOption(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.value === undefined) && (missing0 = "value")) || ((data.description === undefined) && (missing0 = "description"))){
        validateDiscoveryOption.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.value !== undefined){
          const _errs1 = errors;
          if(typeof data.value !== "string"){
            validateDiscoveryOption.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              validateDiscoveryOption.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
      validateDiscoveryOption.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDiscoveryOption.errors = vErrors;
  return errors === 0;
}

export function validateDiscoveryProposal(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.options === undefined) && (missing0 = "options")) || ((data.proposed === undefined) && (missing0 = "proposed"))) || ((data.sampled === undefined) && (missing0 = "sampled"))) || ((data.escape_documents === undefined) && (missing0 = "escape_documents"))) || ((data.unlabelled === undefined) && (missing0 = "unlabelled"))){
        validateDiscoveryProposal.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
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
                if(!(validateDiscoveryOption(data0[i0], {instancePath:instancePath+"/options/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateDiscoveryOption.errors : vErrors.concat(validateDiscoveryOption.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateDiscoveryProposal.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
                  if(!(validateProposedOption(data2[i1], {instancePath:instancePath+"/proposed/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
                    vErrors = vErrors === null ? validateProposedOption.errors : vErrors.concat(validateProposedOption.errors);
                    errors = vErrors.length;
                  }
                  var valid2 = _errs6 === errors;
                  if(!valid2){
                    break;
                  }
                }
              }
              else {
                validateDiscoveryProposal.errors = [{instancePath:instancePath+"/proposed",schemaPath:"#/properties/proposed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
                validateDiscoveryProposal.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs7){
                if((typeof data4 == "number") && (isFinite(data4))){
                  if(data4 > 200 || isNaN(data4)){
                    validateDiscoveryProposal.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"}];
                    return false;
                  }
                  else {
                    if(data4 < 0 || isNaN(data4)){
                      validateDiscoveryProposal.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats0.validate(data4))){
                        validateDiscoveryProposal.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
                  validateDiscoveryProposal.errors = [{instancePath:instancePath+"/escape_documents",schemaPath:"#/properties/escape_documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs9){
                  if((typeof data5 == "number") && (isFinite(data5))){
                    if(data5 < 0 || isNaN(data5)){
                      validateDiscoveryProposal.errors = [{instancePath:instancePath+"/escape_documents",schemaPath:"#/properties/escape_documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
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
                    validateDiscoveryProposal.errors = [{instancePath:instancePath+"/unlabelled",schemaPath:"#/properties/unlabelled/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs11){
                    if((typeof data6 == "number") && (isFinite(data6))){
                      if(data6 > 200 || isNaN(data6)){
                        validateDiscoveryProposal.errors = [{instancePath:instancePath+"/unlabelled",schemaPath:"#/properties/unlabelled/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"}];
                        return false;
                      }
                      else {
                        if(data6 < 0 || isNaN(data6)){
                          validateDiscoveryProposal.errors = [{instancePath:instancePath+"/unlabelled",schemaPath:"#/properties/unlabelled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                        else {
                          if(!(formats0.validate(data6))){
                            validateDiscoveryProposal.errors = [{instancePath:instancePath+"/unlabelled",schemaPath:"#/properties/unlabelled/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
      validateDiscoveryProposal.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDiscoveryProposal.errors = vErrors;
  return errors === 0;
}

export function validateProposedOption(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.value === undefined) && (missing0 = "value")) || ((data.description === undefined) && (missing0 = "description"))) || ((data.absorbs === undefined) && (missing0 = "absorbs"))) || ((data.sample_ids === undefined) && (missing0 = "sample_ids"))){
        validateProposedOption.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.value !== undefined){
          const _errs1 = errors;
          if(typeof data.value !== "string"){
            validateProposedOption.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
              validateProposedOption.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
                validateProposedOption.errors = [{instancePath:instancePath+"/absorbs",schemaPath:"#/properties/absorbs/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateProposedOption.errors = [{instancePath:instancePath+"/absorbs",schemaPath:"#/properties/absorbs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateProposedOption.errors = [{instancePath:instancePath+"/absorbs",schemaPath:"#/properties/absorbs/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
                      validateProposedOption.errors = [{instancePath:instancePath+"/sample_ids",schemaPath:"#/properties/sample_ids/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"}];
                      return false;
                    }
                    else {
                      var valid1 = true;
                      const len0 = data3.length;
                      for(let i0=0; i0<len0; i0++){
                        const _errs9 = errors;
                        if(!(validateDocumentId(data3[i0], {instancePath:instancePath+"/sample_ids/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
                          vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
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
                    validateProposedOption.errors = [{instancePath:instancePath+"/sample_ids",schemaPath:"#/properties/sample_ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
      validateProposedOption.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateProposedOption.errors = vErrors;
  return errors === 0;
}
