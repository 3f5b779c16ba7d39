// Generated from api-definitions/core/v1. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { isEmpty } from "../../../runtime/codec/generated-doorway.js";
import { validateLabelSelector } from "../../meta/v1/validators.js";
const configMapKey = /^(?!\.$)(?!\.\.)[-._a-zA-Z0-9]+$/u;
const dns1123Subdomain = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/u;
const qualifiedName = /^((?=[^/]{1,253}\/)[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*\/)?([A-Za-z0-9][-A-Za-z0-9_.]{0,61})?[A-Za-z0-9]$/u;
/** Rules of ConfigMap (api-definitions/core/v1/config-map.yaml). */
export function validateConfigMap(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
let data0 = data.data;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const _errs1 = errors;
if(typeof key0 == "string" && (key0.length > 253 || !configMapKey.test(key0))){
const err0 = {instancePath:instancePath+"/data",keyword:"format",params:{format: "configMapKey"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs1 === errors;
if(!valid1){
const err1 = {instancePath:instancePath+"/data",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
if(data.binaryData !== undefined){
let data1 = data.binaryData;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const _errs3 = errors;
if(typeof key1 == "string" && (key1.length > 253 || !configMapKey.test(key1))){
const err2 = {instancePath:instancePath+"/binaryData",keyword:"format",params:{format: "configMapKey"},propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs3 === errors;
if(!valid2){
const err3 = {instancePath:instancePath+"/binaryData",keyword:"propertyNames",params:{propertyName: key1}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
}
validateConfigMap.errors = vErrors;
return errors === 0;
}

/** Rules of Namespace (api-definitions/core/v1/namespace.yaml). */
export function validateNamespace(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.spec !== undefined){
if(!(validateNamespaceSpec(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
vErrors = vErrors === null ? validateNamespaceSpec.errors : vErrors.concat(validateNamespaceSpec.errors);
errors = vErrors.length;
}
}
}
validateNamespace.errors = vErrors;
return errors === 0;
}

/** Rules of NamespaceSpec (api-definitions/core/v1/namespace.yaml). */
export function validateNamespaceSpec(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.finalizers !== undefined){
let data0 = data.finalizers;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 == "string" && !qualifiedName.test(data1)){
const err0 = {instancePath:instancePath+"/finalizers/" + i0,keyword:"format",params:{format: "qualifiedName"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
}
}
validateNamespaceSpec.errors = vErrors;
return errors === 0;
}

/** Rules of PersistentVolumeClaim (api-definitions/core/v1/persistent-volume-claim.yaml). */
export function validatePersistentVolumeClaim(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.spec !== undefined){
if(!(validatePersistentVolumeClaimSpec(data.spec, {instancePath:instancePath+"/spec",parentData:data,parentDataProperty:"spec",rootData}))){
vErrors = vErrors === null ? validatePersistentVolumeClaimSpec.errors : vErrors.concat(validatePersistentVolumeClaimSpec.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validatePersistentVolumeClaimStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validatePersistentVolumeClaimStatus.errors : vErrors.concat(validatePersistentVolumeClaimStatus.errors);
errors = vErrors.length;
}
}
}
validatePersistentVolumeClaim.errors = vErrors;
return errors === 0;
}

/** Rules of PersistentVolumeClaimSpec (api-definitions/core/v1/persistent-volume-claim.yaml). */
export function validatePersistentVolumeClaimSpec(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accessModes !== undefined){
let data0 = data.accessModes;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 == "string" && data1 !== "ReadOnlyMany" && data1 !== "ReadWriteMany" && data1 !== "ReadWriteOnce"){
const err0 = {instancePath:instancePath+"/accessModes/" + i0,keyword:"enum",params:{allowedValues: ["ReadOnlyMany", "ReadWriteMany", "ReadWriteOnce"]}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
}
if(data.selector !== undefined){
if(!(validateLabelSelector(data.selector, {instancePath:instancePath+"/selector",parentData:data,parentDataProperty:"selector",rootData}))){
vErrors = vErrors === null ? validateLabelSelector.errors : vErrors.concat(validateLabelSelector.errors);
errors = vErrors.length;
}
}
if(data.storageClassName !== undefined){
let data3 = data.storageClassName;
if(typeof data3 == "string" && (data3.length > 253 || !dns1123Subdomain.test(data3))){
const err1 = {instancePath:instancePath+"/storageClassName",keyword:"format",params:{format: "dns1123Subdomain"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.volumeMode !== undefined){
let data4 = data.volumeMode;
if(typeof data4 == "string" && data4 !== "Block" && data4 !== "Filesystem"){
const err2 = {instancePath:instancePath+"/volumeMode",keyword:"enum",params:{allowedValues: ["Block", "Filesystem"]}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.dataSource !== undefined){
if(!(validateTypedLocalObjectReference(data.dataSource, {instancePath:instancePath+"/dataSource",parentData:data,parentDataProperty:"dataSource",rootData}))){
vErrors = vErrors === null ? validateTypedLocalObjectReference.errors : vErrors.concat(validateTypedLocalObjectReference.errors);
errors = vErrors.length;
}
}
if(data.dataSourceRef !== undefined){
if(!(validateTypedLocalObjectReference(data.dataSourceRef, {instancePath:instancePath+"/dataSourceRef",parentData:data,parentDataProperty:"dataSourceRef",rootData}))){
vErrors = vErrors === null ? validateTypedLocalObjectReference.errors : vErrors.concat(validateTypedLocalObjectReference.errors);
errors = vErrors.length;
}
}
}
validatePersistentVolumeClaimSpec.errors = vErrors;
return errors === 0;
}

/** Rules of PersistentVolumeClaimStatus (api-definitions/core/v1/persistent-volume-claim.yaml). */
export function validatePersistentVolumeClaimStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phase !== undefined){
let data0 = data.phase;
if(!isEmpty(data0)){
if(typeof data0 == "string" && data0 !== "Bound" && data0 !== "Lost" && data0 !== "Pending"){
const err0 = {instancePath:instancePath+"/phase",keyword:"enum",params:{allowedValues: ["Bound", "Lost", "Pending"]}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
if(data.resizeStatus !== undefined){
let data1 = data.resizeStatus;
if(typeof data1 == "string" && data1 !== "" && data1 !== "ControllerExpansionFailed" && data1 !== "ControllerExpansionInProgress" && data1 !== "NodeExpansionFailed" && data1 !== "NodeExpansionInProgress" && data1 !== "NodeExpansionPending"){
const err1 = {instancePath:instancePath+"/resizeStatus",keyword:"enum",params:{allowedValues: ["", "ControllerExpansionFailed", "ControllerExpansionInProgress", "NodeExpansionFailed", "NodeExpansionInProgress", "NodeExpansionPending"]}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validatePersistentVolumeClaimStatus.errors = vErrors;
return errors === 0;
}

/** Rules of TypedLocalObjectReference (api-definitions/core/v1/references.yaml). */
export function validateTypedLocalObjectReference(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(isEmpty(data.kind)){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "kind"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(isEmpty(data.name)){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validateTypedLocalObjectReference.errors = vErrors;
return errors === 0;
}

/** Rules of Secret (api-definitions/core/v1/secret.yaml). */
export function validateSecret(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data !== undefined){
let data0 = data.data;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
const _errs1 = errors;
if(typeof key0 == "string" && (key0.length > 253 || !configMapKey.test(key0))){
const err0 = {instancePath:instancePath+"/data",keyword:"format",params:{format: "configMapKey"},propertyName:key0};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid1 = _errs1 === errors;
if(!valid1){
const err1 = {instancePath:instancePath+"/data",keyword:"propertyNames",params:{propertyName: key0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
}
validateSecret.errors = vErrors;
return errors === 0;
}
