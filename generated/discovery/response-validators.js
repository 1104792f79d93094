// Generated from spec/ by `npm run generate`. Do not edit.
import { validateShare } from "../calibration/response-validators.js";
import { validateDocumentId, validateMonth, validateName, validateUsd } from "../common/response-validators.js";
import { validateEngineSelection, validateInstructionText, validateSuggestedContext } from "../judgments/response-validators.js";
import { formats } from "../validators-runtime.js";

const formats0 = formats.int32;
const formats1 = formats.int64;
const schema0 = {"type":"string","enum":["running","done","failed"]};

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
                    else {
                      if(!(formats1.validate(data5))){
                        validateDiscoveryProposal.errors = [{instancePath:instancePath+"/escape_documents",schemaPath:"#/properties/escape_documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                        return false;
                      }
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

export function validateMeasuredAgreement(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.measured === undefined) && (missing0 = "measured")) || ((data.agreed === undefined) && (missing0 = "agreed"))) || ((data.estimate === undefined) && (missing0 = "estimate"))) || ((data.low === undefined) && (missing0 = "low"))) || ((data.high === undefined) && (missing0 = "high"))){
        validateMeasuredAgreement.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.measured !== undefined){
          let data0 = data.measured;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateMeasuredAgreement.errors = [{instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateMeasuredAgreement.errors = [{instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats0.validate(data0))){
                  validateMeasuredAgreement.errors = [{instancePath:instancePath+"/measured",schemaPath:"#/properties/measured/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
          if(data.agreed !== undefined){
            let data1 = data.agreed;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateMeasuredAgreement.errors = [{instancePath:instancePath+"/agreed",schemaPath:"#/properties/agreed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateMeasuredAgreement.errors = [{instancePath:instancePath+"/agreed",schemaPath:"#/properties/agreed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data1))){
                    validateMeasuredAgreement.errors = [{instancePath:instancePath+"/agreed",schemaPath:"#/properties/agreed/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
            if(data.estimate !== undefined){
              const _errs5 = errors;
              if(!(validateShare(data.estimate, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData}))){
                vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.low !== undefined){
                const _errs6 = errors;
                if(!(validateShare(data.low, {instancePath:instancePath+"/low",parentData:data,parentDataProperty:"low",rootData}))){
                  vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.high !== undefined){
                  const _errs7 = errors;
                  if(!(validateShare(data.high, {instancePath:instancePath+"/high",parentData:data,parentDataProperty:"high",rootData}))){
                    vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
                    errors = vErrors.length;
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
    else {
      validateMeasuredAgreement.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateMeasuredAgreement.errors = vErrors;
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

export function validateSuggestPartsResponse(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.parts === undefined) && (missing0 = "parts")) || ((data.sampled === undefined) && (missing0 = "sampled"))){
        validateSuggestPartsResponse.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.parts !== undefined){
          let data0 = data.parts;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              if(data0.length > 10){
                validateSuggestPartsResponse.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"}];
                return false;
              }
              else {
                var valid1 = true;
                const len0 = data0.length;
                for(let i0=0; i0<len0; i0++){
                  const _errs3 = errors;
                  if(!(validateSuggestedPart(data0[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                    vErrors = vErrors === null ? validateSuggestedPart.errors : vErrors.concat(validateSuggestedPart.errors);
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
              validateSuggestPartsResponse.errors = [{instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"}];
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
              validateSuggestPartsResponse.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs4){
              if((typeof data2 == "number") && (isFinite(data2))){
                if(data2 > 200 || isNaN(data2)){
                  validateSuggestPartsResponse.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"}];
                  return false;
                }
                else {
                  if(data2 < 0 || isNaN(data2)){
                    validateSuggestPartsResponse.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateSuggestPartsResponse.errors = [{instancePath:instancePath+"/sampled",schemaPath:"#/properties/sampled/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
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
      validateSuggestPartsResponse.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSuggestPartsResponse.errors = vErrors;
  return errors === 0;
}

export function validateSuggestedCascade(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((((data.engine === undefined) && (missing0 = "engine")) || ((data.documents === undefined) && (missing0 = "documents"))) || ((data.answered === undefined) && (missing0 = "answered"))) || ((data.disagreed === undefined) && (missing0 = "disagreed"))) || ((data.disagreed_at_most === undefined) && (missing0 = "disagreed_at_most"))) || ((data.cost_per_answer === undefined) && (missing0 = "cost_per_answer"))) || ((data.present_cost_per_answer === undefined) && (missing0 = "present_cost_per_answer"))) || ((data.saving === undefined) && (missing0 = "saving"))) || ((data.saving_usd_per_1000 === undefined) && (missing0 = "saving_usd_per_1000"))){
        validateSuggestedCascade.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.engine !== undefined){
          const _errs1 = errors;
          if(!(validateEngineSelection(data.engine, {instancePath:instancePath+"/engine",parentData:data,parentDataProperty:"engine",rootData}))){
            vErrors = vErrors === null ? validateEngineSelection.errors : vErrors.concat(validateEngineSelection.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.documents !== undefined){
            let data1 = data.documents;
            const _errs2 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateSuggestedCascade.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateSuggestedCascade.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data1))){
                    validateSuggestedCascade.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.answered !== undefined){
              const _errs4 = errors;
              if(!(validateShare(data.answered, {instancePath:instancePath+"/answered",parentData:data,parentDataProperty:"answered",rootData}))){
                vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.disagreed !== undefined){
                let data3 = data.disagreed;
                const _errs5 = errors;
                if(errors === _errs5){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 > 1 || isNaN(data3)){
                      validateSuggestedCascade.errors = [{instancePath:instancePath+"/disagreed",schemaPath:"#/properties/disagreed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                      return false;
                    }
                    else {
                      if(data3 < 0 || isNaN(data3)){
                        validateSuggestedCascade.errors = [{instancePath:instancePath+"/disagreed",schemaPath:"#/properties/disagreed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                    }
                  }
                  else {
                    validateSuggestedCascade.errors = [{instancePath:instancePath+"/disagreed",schemaPath:"#/properties/disagreed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                    return false;
                  }
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.disagreed_at_most !== undefined){
                  let data4 = data.disagreed_at_most;
                  const _errs7 = errors;
                  if(errors === _errs7){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 > 1 || isNaN(data4)){
                        validateSuggestedCascade.errors = [{instancePath:instancePath+"/disagreed_at_most",schemaPath:"#/properties/disagreed_at_most/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"}];
                        return false;
                      }
                      else {
                        if(data4 < 0 || isNaN(data4)){
                          validateSuggestedCascade.errors = [{instancePath:instancePath+"/disagreed_at_most",schemaPath:"#/properties/disagreed_at_most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                      }
                    }
                    else {
                      validateSuggestedCascade.errors = [{instancePath:instancePath+"/disagreed_at_most",schemaPath:"#/properties/disagreed_at_most/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.cost_per_answer !== undefined){
                    let data5 = data.cost_per_answer;
                    const _errs9 = errors;
                    if(errors === _errs9){
                      if((typeof data5 == "number") && (isFinite(data5))){
                        if(data5 < 0 || isNaN(data5)){
                          validateSuggestedCascade.errors = [{instancePath:instancePath+"/cost_per_answer",schemaPath:"#/properties/cost_per_answer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                      }
                      else {
                        validateSuggestedCascade.errors = [{instancePath:instancePath+"/cost_per_answer",schemaPath:"#/properties/cost_per_answer/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                        return false;
                      }
                    }
                    var valid0 = _errs9 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.present_cost_per_answer !== undefined){
                      let data6 = data.present_cost_per_answer;
                      const _errs11 = errors;
                      if(errors === _errs11){
                        if((typeof data6 == "number") && (isFinite(data6))){
                          if(data6 < 0 || isNaN(data6)){
                            validateSuggestedCascade.errors = [{instancePath:instancePath+"/present_cost_per_answer",schemaPath:"#/properties/present_cost_per_answer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                            return false;
                          }
                        }
                        else {
                          validateSuggestedCascade.errors = [{instancePath:instancePath+"/present_cost_per_answer",schemaPath:"#/properties/present_cost_per_answer/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                          return false;
                        }
                      }
                      var valid0 = _errs11 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.saving !== undefined){
                        const _errs13 = errors;
                        if(!(validateShare(data.saving, {instancePath:instancePath+"/saving",parentData:data,parentDataProperty:"saving",rootData}))){
                          vErrors = vErrors === null ? validateShare.errors : vErrors.concat(validateShare.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs13 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.saving_usd_per_1000 !== undefined){
                          const _errs14 = errors;
                          if(!(validateUsd(data.saving_usd_per_1000, {instancePath:instancePath+"/saving_usd_per_1000",parentData:data,parentDataProperty:"saving_usd_per_1000",rootData}))){
                            vErrors = vErrors === null ? validateUsd.errors : vErrors.concat(validateUsd.errors);
                            errors = vErrors.length;
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
      }
    }
    else {
      validateSuggestedCascade.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSuggestedCascade.errors = vErrors;
  return errors === 0;
}

export function validateSuggestedPart(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.name === undefined) && (missing0 = "name")) || ((data.question === undefined) && (missing0 = "question"))){
        validateSuggestedPart.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.name !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
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
            if(!(validateInstructionText(data.question, {instancePath:instancePath+"/question",parentData:data,parentDataProperty:"question",rootData}))){
              vErrors = vErrors === null ? validateInstructionText.errors : vErrors.concat(validateInstructionText.errors);
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
      validateSuggestedPart.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSuggestedPart.errors = vErrors;
  return errors === 0;
}

export function validateTuningRun(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.month === undefined) && (missing0 = "month")) || ((data.status === undefined) && (missing0 = "status"))) || ((data.suggested_context === undefined) && (missing0 = "suggested_context"))){
        validateTuningRun.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.month !== undefined){
          const _errs1 = errors;
          if(!(validateMonth(data.month, {instancePath:instancePath+"/month",parentData:data,parentDataProperty:"month",rootData}))){
            vErrors = vErrors === null ? validateMonth.errors : vErrors.concat(validateMonth.errors);
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
            if(!(validateTuningStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
              vErrors = vErrors === null ? validateTuningStatus.errors : vErrors.concat(validateTuningStatus.errors);
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
              if(!(validateSuggestedContext(data2, {instancePath:instancePath+"/suggested_context",parentData:data,parentDataProperty:"suggested_context",rootData}))){
                vErrors = vErrors === null ? validateSuggestedContext.errors : vErrors.concat(validateSuggestedContext.errors);
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
                validateTuningRun.errors = vErrors;
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
            if(valid0){
              if(data.agreement !== undefined){
                let data3 = data.agreement;
                const _errs8 = errors;
                const _errs9 = errors;
                let valid2 = false;
                const _errs10 = errors;
                if(!(validateMeasuredAgreement(data3, {instancePath:instancePath+"/agreement",parentData:data,parentDataProperty:"agreement",rootData}))){
                  vErrors = vErrors === null ? validateMeasuredAgreement.errors : vErrors.concat(validateMeasuredAgreement.errors);
                  errors = vErrors.length;
                }
                var _valid1 = _errs10 === errors;
                valid2 = valid2 || _valid1;
                if(!valid2){
                  const _errs11 = errors;
                  if(data3 !== null){
                    const err2 = {instancePath:instancePath+"/agreement",schemaPath:"#/properties/agreement/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                    errors++;
                  }
                  var _valid1 = _errs11 === errors;
                  valid2 = valid2 || _valid1;
                }
                if(!valid2){
                  const err3 = {instancePath:instancePath+"/agreement",schemaPath:"#/properties/agreement/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                  errors++;
                  validateTuningRun.errors = vErrors;
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
                if(data.suggested_cascade !== undefined){
                  let data4 = data.suggested_cascade;
                  const _errs13 = errors;
                  const _errs14 = errors;
                  let valid3 = false;
                  const _errs15 = errors;
                  if(!(validateSuggestedCascade(data4, {instancePath:instancePath+"/suggested_cascade",parentData:data,parentDataProperty:"suggested_cascade",rootData}))){
                    vErrors = vErrors === null ? validateSuggestedCascade.errors : vErrors.concat(validateSuggestedCascade.errors);
                    errors = vErrors.length;
                  }
                  var _valid2 = _errs15 === errors;
                  valid3 = valid3 || _valid2;
                  if(!valid3){
                    const _errs16 = errors;
                    if(data4 !== null){
                      const err4 = {instancePath:instancePath+"/suggested_cascade",schemaPath:"#/properties/suggested_cascade/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                      if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                      errors++;
                    }
                    var _valid2 = _errs16 === errors;
                    valid3 = valid3 || _valid2;
                  }
                  if(!valid3){
                    const err5 = {instancePath:instancePath+"/suggested_cascade",schemaPath:"#/properties/suggested_cascade/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                    if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                    errors++;
                    validateTuningRun.errors = vErrors;
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
              }
            }
          }
        }
      }
    }
    else {
      validateTuningRun.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateTuningRun.errors = vErrors;
  return errors === 0;
}

export function validateTuningStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateTuningStatus.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((data === "running") || (data === "done")) || (data === "failed"))){
    validateTuningStatus.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateTuningStatus.errors = vErrors;
  return errors === 0;
}

export { validateJob as discover202 } from "../jobs/response-validators.js";
export { validateJob as simulate202 } from "../jobs/response-validators.js";
export const suggestParts200 = validateSuggestPartsResponse;
export const tune200 = validateTuningRun;
